import { get as httpGet } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** One answer, as it came over the wire. */
export interface Answer {
  status: number
  /** Still encoded. */
  body: Buffer
  text: string
  encoding: string
  headers: number
  /** Of the status line and all headers, with their line ends. */
  headBytes: number
}

/** Unlike `fetch`, it neither adds headers nor hides the encoding. */
export async function get(url: string, headers: Record<string, string>): Promise<Answer> {
  const message = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    httpGet(url, { headers, agent: false }, resolve).on('error', reject)
  })
  const body = await buffer(message)
  const encoding = message.headers['content-encoding'] ?? 'identity'
  const { rawHeaders, httpVersion, statusCode = 0, statusMessage } = message
  const head = rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 0) // ": " after each name, CRLF after each value
  return {
    status: statusCode,
    body,
    text: decode(body, encoding).toString('utf8'),
    encoding,
    headers: rawHeaders.length / 2,
    headBytes: head + `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n\r\n`.length,
  }
}

function decode(body: Buffer, encoding: string): Buffer {
  if (encoding === 'gzip') return gunzipSync(body)
  return encoding === 'br' ? brotliDecompressSync(body) : body
}
