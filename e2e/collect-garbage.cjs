// Loaded into a site under test, with --expose-gc: at each message collects what is garbage, and says how much memory is left.
process.on('message', async () => {
  for (let time = 0; time < 5; time++) await globalThis.gc({ type: 'major', execution: 'async' })
  process.send(process.memoryUsage())
})
