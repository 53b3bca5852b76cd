import { gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'

type Kind = 'document' | 'font' | 'image' | 'script' | 'stylesheet'

/** Records all that the page fetches, except films. */
export function recordRequests(page: Page) {
  const pending = new Set<Request>()
  const responses: Response[] = []
  page.on('request', request => pending.add(request))
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
  page.on('response', response => response.url().includes('/film/') || responses.push(response))
  const bodies = (kind: Kind) =>
    Promise.all(
      responses
        .filter(each => each.request().resourceType() === kind)
        .map(each => each.body().catch(() => Buffer.of())),
    )
  return {
    pending: () => pending.size,
    count: () => responses.length,
    addresses: () => responses.map(each => each.url()),
    scripts: async () => (await bodies('script')).join(),
    /** Bytes of one kind, as a server sends them: pictures and fonts are compressed already. */
    async bytes(kind: Kind) {
      const packed = (body: Buffer) => (kind === 'font' || kind === 'image' ? body : gzipSync(body, { level: 9 }))
      return (await bodies(kind)).reduce((sum, body) => sum + packed(body).length, 0)
    },
  }
}
