// Loaded into Next before everything else (scripts/run.ts). A parent killed with -9 cannot stop its
// child, but their channel closes. Without this an orphan would hold the port.
process.on('disconnect', () => process.exit(1))
