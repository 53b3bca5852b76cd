import { describe, expect, test } from 'vitest'
import { parseWrk } from './wrk'

const output = `Running 4s test @ http://127.0.0.1:3400/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    21.60ms    3.61ms  74.10ms   93.10%
    Req/Sec   744.10     60.20     0.85k    80.00%
  Latency Distribution
     50%  812.00us
     75%   22.04ms
     90%   23.43ms
     99%    1.04s
  2964 requests in 4.00s, 122.51MB read
Requests/sec:    740.66
Transfer/sec:     30.61MB
`

describe('the output of wrk', () => {
  test('gives requests, their rate, and latencies in ms whatever their unit', () => {
    expect(parseWrk(output)).toEqual({ requests: 2964, perSecond: 740.66, p50: 0.812, p99: 1040 })
  })

  test.each(['  Socket errors: connect 0, read 3, write 0, timeout 0\n', '  Non-2xx or 3xx responses: 12\n'])(
    'that tells of failures is an error: %s',
    trouble => {
      expect(() => parseWrk(output + trouble)).toThrow(trouble.trim())
    },
  )

  test('that is cut short is an error and not a figure', () => {
    expect(() => parseWrk(output.replace(/Requests\/sec.*\n/, ''))).toThrow('not understood')
  })
})
