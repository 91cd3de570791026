"""A site that is played at for a while, with everything going wrong that can: `make soak`.

    python -m tests.soak [--minutes 10] [--seed 1] [--tables 12] [--plot soak.svg]

Half of the time on PostgreSQL and Redis with two processes, the other half on SQLite with one.
People come, play, lose their connection, leave their games, look on; meanwhile processes are
killed, services restarted, the disk is full, clocks jump, somebody floods the site. What everybody
was told is then compared with the journals: `plan.py` says what happens when, `crowd.py` who plays,
`troubles.py` what goes wrong, `compare.py` what was lost, doubled, diverged or leaked, and
`verdict.py` shows it.
"""
