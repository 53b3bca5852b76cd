import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

export const gz = (bytes: Buffer) => gzipSync(bytes, { level: 9 })
export const brotli = (bytes: Buffer) => brotliCompressSync(bytes)

const phone = { viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 }, isMobile: true }
/** Screens by density, on which the choice of a picture's file depends. */
export const devices = {
  desktop: { deviceScaleFactor: 1 },
  phone: { ...phone, deviceScaleFactor: 2 },
  sharpPhone: { ...phone, deviceScaleFactor: 3 },
}

/** Records all that the page fetches, except films. Resolves with a function that sums it. */
export function recordRequests(page: Page) {
  const asked: string[] = []
  const responses: Response[] = []
  page.on('request', request => asked.push(request.resourceType()))
  page.on('response', response => responses.push(response))
  return async () => {
    const kept = responses.filter(response => !response.url().includes('/film/'))
    const files = await Promise.all(
      kept.map(async response => ({
        type: response.request().resourceType(),
        path: new URL(response.url()).pathname,
        body: await response.body().catch(() => Buffer.alloc(0)), // may be gone at the test's end
      })),
    )
    const of = (wanted: string) => files.filter(({ type }) => type === wanted)
    const bytes = (type: string, packed = (body: Buffer) => body) =>
      of(type).reduce((sum, { body }) => sum + packed(body).length, 0)
    const pictures = of('image')
    const hashes = pictures.flatMap(({ path }) => /^\/p\/([^-]+)-/.exec(path)?.[1] ?? [])
    return {
      bytes,
      requests: files.length,
      scripts: of('script')
        .map(({ body }) => String(body))
        .join(),
      firstPictureAsked: asked.indexOf('image'),
      firstScriptAsked: asked.indexOf('script'),
      fetchedTwice: hashes.filter((hash, index) => hashes.indexOf(hash) !== index),
      everything:
        bytes('script', gz) + bytes('stylesheet', gz) + bytes('document', gz) + bytes('image') + bytes('font'),
    }
  }
}
