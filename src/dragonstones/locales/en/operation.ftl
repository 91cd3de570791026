### Running a site: what the commands serve, config, backup, restore, db, doctor and admin print.

## serve

serve-at = Dragonstones is served at { $address }
serve-network = In the local network: { $address }
serve-public = For everybody: { $address }
serve-plain = This is plain http: others in the same network could read along. A reverse proxy with https prevents that.
serve-stop = Ctrl+C stops it.
serve-not-installed = The site needs more packages: pip install 'dragonstones[server]'. You can play in the terminal without them: dragonstones play

refused-bad-contact = security_contact cannot be { $address }. It is mailto: with an address, or an address with https.
refused-bad-public-url = public_url cannot be { $address }. It is an address such as https://stones.example, without a path.
refused-bad-mail = Mail cannot be sent with mail_url { $address }: it must be smtp://host:587 or smtps://host:465, and public_url and mail_from must be set, too.
refused-https-unseen = People reach the site by https at { $address }, but no proxy is trusted to say so: cookies would not be safe. Set trusted_proxies to the proxy’s address.
refused-bad-proxy = trusted_proxies cannot contain { $proxy }. It lists addresses of machines or networks, separated by commas.
refused-no-word-lists = word_lists cannot be { $folder }. It is a folder that can be read, with a file such as en.txt in it.
refused-bad-word-list = The word list { $file } cannot be read: it must be a text in UTF-8.
refused-no-word-in-line = In the word list { $file } there is no word in line { $line }. A comment begins with #.
refused-short-token = metrics_token is too easy to guess. It should have at least { $least } characters.
refused-workers-need-postgresql = { $n } workers need PostgreSQL (database_url): an SQLite file is for one process.
refused-workers-need-redis = { $n } workers need Redis (redis_url), by which they hear of each other.
refused-bad-allowed-host = allowed_hosts cannot contain { $host }. It lists names such as stones.example, without a port, separated by commas.
refused-port-taken = Port { $port } is taken: another program listens there. Choose another one with --port.
refused-no-listening = The site cannot listen at { $host }, port { $port }: { $reason }.
refused-no-database = The database { $address } cannot be used: { $reason }.
refused-no-redis = Redis at { $address } cannot be used: { $reason }.
refused-database-served = Process { $pid } serves this database at { $address }, since { $since }. Stop it first.
refused-database-served-alone = Process { $pid } serves this database at { $address }, since { $since }. Several processes need Redis: set redis_url for all of them, or stop that one first.
refused-database-changing = Process { $pid } is changing the tables of the database. Try again when it is done.
refused-database-newer = The database is newer than this program: it has taken the step { $found }, and the last one known here is { $known }. Install the newer program again.
refused-database-half-copied = A site was being copied into this database, and not all of it is there. The same `dragonstones db copy` again goes on with it.
refused-database-behind = The database has taken the step { $found }, but this program needs { $known }. `dragonstones serve` takes the missing steps.
refused-refers-to-nothing = Rows of { $table } refer to rows of { $other } that are not there. Nothing has been changed.

## config

config-setting = Setting
config-value = Value
config-source = From
config-default = default
config-option = option

## backup and restore

backup-done =
    { $rows ->
        [one] Saved to { $path }: one row of { $tables } tables.
       *[other] Saved to { $path }: { $rows } rows of { $tables } tables.
    }
restore-done =
    { $rows ->
        [one] Restored from { $path }: one row of { $tables } tables.
       *[other] Restored from { $path }: { $rows } rows of { $tables } tables.
    }
refused-nothing-to-back-up = There is nothing in the database yet.
refused-no-database-yet = There is no database { $path } yet. `dragonstones serve` makes it.
refused-cannot-write = { $path } cannot be written: { $reason }.
refused-no-backup = There is no file { $path }.
refused-backup-damaged = { $path } is not a complete backup of Dragonstones ({ $reason }). Nothing has been changed.
refused-backup-newer = { $path } was made by a newer program: it has taken the step { $found }, and the last one known here is { $known }.
refused-database-not-empty = The database is not empty: there is something in { $table }. `dragonstones restore --force` replaces it.
refused-database-not-ours = In the database there is a table { $table } that does not belong to Dragonstones. Give Dragonstones a database of its own.

## db copy

db-copying = Rows
db-copied =
    { $rows ->
        [one] Copied and compared: one row of { $tables } tables.
       *[other] Copied and compared: { $rows } rows of { $tables } tables.
    }
refused-copy-differs = The rows of { $table } are not the same in both databases after copying. Empty the second one and copy again; if that does not help, `dragonstones doctor` looks at the first.

## db repair

db-repairing = Rows are being compared
db-row-mended = Mended: row { $row } of game { $table }.
db-row-left = Not mended: row { $row } of game { $table }. A backup made before the damage could have it.
db-nothing-to-mend = All rows are as they were written.

## doctor

doctor-settings =
    { $n ->
        [0] All settings have their defaults.
       *[other] Settings come from: { $sources }
    }
doctor-loopback = The site can be reached from this machine only.
doctor-plain = The site speaks plain http to the whole network: others there could read along.
doctor-public-plain = People reach the site by plain http at { $address }: others in their network could read along.
doctor-https = People reach the site by https at { $address }.
doctor-network = The site speaks plain http at { $host }: others in that network could read along.
doctor-every-host = The site answers to any host name: a page of another site could read along (DNS rebinding).
doctor-every-proxy = Every proxy is trusted: anybody who reaches the site directly can pretend to have any address.
doctor-no-limits = There are no rate limits.
doctor-redis-for-nothing = Redis is set, but the database is an SQLite file. For several machines, use PostgreSQL.
doctor-no-redis = There is no Redis: only one process may serve this database.
doctor-space = { $folder } has { $size } GB left.
doctor-little-space = { $folder } has only { $size } GB left.
doctor-no-database-yet = There is no database { $path } yet. `dragonstones serve` makes it.
doctor-database-failed = The database failed: { $reason }.
doctor-version = { $name } { $version }
doctor-old = { $name } { $version } is too old.
doctor-setting = In the database, { $name } is { $found } and should be { $wanted }: answers could be lost.
doctor-whole = The database file is intact.
doctor-damaged = The database file is damaged: { $reason }.
doctor-empty = The database is empty. `dragonstones serve` makes its tables.
doctor-behind = The database has taken the step { $found }. `dragonstones serve` brings it to { $known }.
doctor-other-tables =
    { $n ->
        [one] The tables of the database are not as they should be; there is one difference.
       *[other] The tables of the database are not as they should be; there are { $n } differences.
    }
doctor-migrations = The tables are as this program needs them (step { $step }).
doctor-clock = The clock is right, as far as can be seen.
doctor-clock-behind = The clock is wrong, or was: something in the database is dated { $seconds } seconds in the future.
doctor-clocks-differ = The clocks of this machine and of the database or Redis differ by { $ms } milliseconds.
doctor-processes =
    { $n ->
        [one] A process serves the site now: { $pids }, version { $versions }.
       *[other] { $n } processes serve the site now: { $pids }; version { $versions }.
    }
doctor-versions-differ = Processes of several versions serve the site: { $versions }. Upgrade the older ones soon.
doctor-writable = The database can be written.
doctor-not-writable = The database cannot be written: { $reason }.
doctor-games =
    { $n ->
        [0] There are no games yet.
        [one] The one stored game replays exactly as it was played.
       *[other] All { $n } stored games replay exactly as they were played.
    }
doctor-row-changed = Game { $table }: row { $row } of its journal is not as it was written. `dragonstones db repair` may help.
doctor-row-missing = Game { $table }: row { $row } of its journal is missing. `dragonstones db repair` may help.
doctor-packed-changed = Game { $table }: its packed journal is not as it was written. `dragonstones db repair` may help.
doctor-row-unhashed = Game { $table }: row { $row } of its journal has lost its hash. `dragonstones db repair` may help.
doctor-older-rows =
    { $n ->
        [one] The rows of one game are older than the hashes: whether somebody changed them only shows when it is replayed.
       *[other] The rows of { $n } games are older than the hashes: whether somebody changed them only shows when they are replayed.
    }
doctor-game-broken = Game { $table } cannot be replayed: { $reason }
doctor-game-differs = Game { $table } ends differently when it is replayed.
doctor-progress = Replaying stored games
doctor-well = All is well.
doctor-ill =
    { $n ->
        [one] One thing is wrong.
       *[other] { $n } things are wrong.
    }

## admin

admin-id = Id
admin-name = Name
admin-member = Member
admin-guest = guest
admin-seen = Last here
admin-disabled = Locked out
admin-game = Game
admin-state = State
admin-state-open = open
admin-state-playing = playing
admin-state-over = over
admin-state-closed = closed
admin-people = People
admin-touched = Last used
admin-number = No.
admin-where = Table, entry or thread
admin-who = Who
admin-said = Said
admin-reason = Why
admin-at = When
admin-settled = Settled
admin-user = User
admin-command = Command
admin-subject = Applied to
admin-none = There are none.
admin-person-disabled = { $name } ({ $id }) is locked out.
admin-person-enabled = { $name } ({ $id }) may sign in again.
admin-recovery-link = With this link { $name } ({ $id }) can set a new password, once, within a day. Send it to nobody else:
admin-sessions-ended =
    { $n ->
        [0] Nobody was signed in there.
        [one] One session has ended.
       *[other] { $n } sessions have ended.
    }
admin-table-closed = Table { $id } is closed.
admin-report-settled = Report { $number } is settled.
admin-entry-hidden = { $id } is hidden: only its author sees it.
admin-board = Board
admin-closed = Closed
admin-moderator = { $name } ({ $id }) is a moderator now.
admin-operator = { $name } ({ $id }) is an operator now, and sees how the site is at /admin.
admin-no-operator = { $name } ({ $id }) is not an operator any more.
admin-no-moderator = { $name } ({ $id }) is not a moderator any more.
admin-board-changed = The board { $id } is changed.
admin-board-added = The board { $id } is in the forum.
refused-bad-board = { $id } cannot be the id of a board: take small letters, digits and hyphens, at most 40, but not "threads" or "works".
refused-board-there = There is a board { $id } already.
admin-entry-unhidden = { $id } is in the guild again.
refused-nobody-called = Nobody is called { $who }. Give the name or id of a member, or the id of a guest.
refused-no-such-report = There is no report { $number }.
