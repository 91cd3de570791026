## For those who run the site.

admin-title = State of the site
admin-about = { $database }, step { $step }; as of { $at }, renewed every five seconds.
admin-now = Now
admin-playing = Games under way
admin-open = Open tables
admin-over = Finished games
admin-leases = Tables looked after
admin-reports = Open reports
admin-queues = Waiting
admin-queue-lab = Cards for the lab
admin-queue-coach = Games for the coach
admin-queue-notices = Notices to send
admin-queue-count = Games to count
admin-queue-rate = Games to rate
admin-queue-pack = Games to pack
admin-failed =
    { $n ->
        [one] 1 failed
       *[other] { $n } failed
    }
admin-processes =
    { $n ->
        [one] One process
       *[other] { $n } processes
    }
admin-process = Process { $pid }, version { $version }
admin-since = running since { $at }
admin-quiet = silent since { $at }
admin-rooms = Tables in memory
admin-connections = Connections
admin-bots = Bots
admin-thinking = { $n } asked, { $of } workers
admin-answers = Answers
admin-memory = Peak memory
admin-megabytes = { $n } MB
admin-slow = Slow answers
admin-ms = { $n } ms
admin-errors = Errors
admin-backups = Backups
admin-no-backup = There is no backup yet. Make one with the command: dragonstones backup FILE
