import { expect, test } from 'vitest'
import { parsePgbench } from './pgbench'

const output = `pgbench (15.10 (Debian 15.10-0+deb12u1), server 18.4)
transaction type: /tmp/insert.sql
scaling factor: 1
query mode: prepared
number of clients: 16
number of threads: 1
maximum number of tries: 1
duration: 4 s
number of transactions actually processed: 32901
number of failed transactions: 0 (0.000%)
latency average = 1.943 ms
initial connection time = 61.210 ms
tps = 8234.511 (without initial connection time)
`

test('pgbench tells how many rows, how many a second, and how long one took', () => {
  expect(parsePgbench(output)).toEqual({ transactions: 32901, perSecond: 8234.511, latency: 1.943 })
})

test('a failed insert is an error, and so is what is not understood', () => {
  expect(() => parsePgbench(output.replace('failed transactions: 0', 'failed transactions: 3'))).toThrow(
    'pgbench failed',
  )
  expect(() => parsePgbench(output.replace(/^tps.*/m, ''))).toThrow('not understood')
})
