import { expect, it, vi } from 'vitest'
import { onRequestError } from './instrumentation'

it('logs the place and the kind of an error, and nothing that a visitor wrote', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const error = Object.assign(new RangeError('Asha wrote this'), { digest: '123' })
  const request = { path: '/contact?name=Asha', method: 'POST', headers: { cookie: 'Asha' } }
  const context = {
    routerKind: 'App Router',
    routePath: '/contact',
    routeType: 'action',
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  } as const
  await onRequestError(error, request, context)
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    {
      event: 'unexpected error',
      reference: expect.stringMatching(/^\d{4}-\d{4}$/),
      route: '/contact',
      in: 'action',
      kind: 'RangeError',
      digest: '123',
    },
  ])
})
