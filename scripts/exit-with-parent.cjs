// scripts/run.ts loads this into Next before everything else. A parent that is killed with -9
// cannot stop its child, but their channel closes. Without this file an orphan would hold the port.
process.on('disconnect', () => process.exit(1))
