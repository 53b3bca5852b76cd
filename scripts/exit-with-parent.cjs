// Loaded into Next before everything else (scripts/next.ts). Killed with -9, the parent cannot stop it; the channel between
// them breaks all the same, and without this an orphan would hold the port.
process.on('disconnect', () => process.exit(1))
