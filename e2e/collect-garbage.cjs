// Loaded into a site under test, with --expose-gc: at each message it collects garbage, and reports the memory in use.
process.on('message', async () => {
  for (let time = 0; time < 5; time++) await globalThis.gc({ type: 'major', execution: 'async' })
  process.send(process.memoryUsage())
})
