import type { IncomingMessage } from 'node:http'

/**
 * Reads a body whole and puts it back, for whoever reads it after. Nothing, if its sender goes away before.
 * @param length of the body in bytes, as announced; Node takes neither more nor less
 */
export function peekBody(request: IncomingMessage, length: number): Promise<Buffer | undefined> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    let received = 0
    const settle = (body: Buffer | undefined) => {
      request.off('readable', onReadable)
      request.off('close', onClose)
      resolve(body)
    }
    const onClose = () => settle(undefined)
    const onReadable = () => {
      // Not until there is nothing more: the stream would then end, and take nothing back.
      for (let chunk: Buffer | null; received < length && (chunk = request.read()); received += chunk.length)
        chunks.push(chunk)
      if (received < length) return
      const body = Buffer.concat(chunks)
      request.unshift(body)
      settle(body)
    }
    request.on('readable', onReadable)
    request.on('close', onClose)
  })
}
