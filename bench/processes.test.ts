import { expect, test } from 'vitest'
import { inodesListening, ticksIn } from './processes'

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0D48 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 41001 1 0000 100 0 0 10 0
   1: 0100007F:0D48 0100007F:C001 01 00000000:00000000 00:00000000 00000000     0        0 41002 1 0000 20 4 30 10 -1
   2: 00000000:0050 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 41003 1 0000 100 0 0 10 0
`

test('a server is found by its listening socket, and not by those of its visitors', () => {
  expect(inodesListening(table, 3400)).toEqual(['41001'])
  expect(inodesListening(table, 80)).toEqual(['41003'])
  expect(inodesListening(table, 5000)).toEqual([])
})

test('processor time is read past a name with spaces and brackets', () => {
  const stat = '77 (next (v16) S) S 1 77 77 0 -1 4194304 900 0 3 0 250 50 0 0 20 0 11 0 123 0 0'
  expect(ticksIn(stat)).toBe(300)
})
