import { connect } from 'node:net'

export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number
  /** By name in lower case. */
  headers: Record<string, string>
  body: string
}

/** A server that says nothing for so long will not say anything. */
const patienceMs = 5_000

/**
 * Sends bytes as they are and reads what comes back until the connection ends.
 * @param hangUp whether this side says that nothing more will come
 */
export function sendRaw(url: string, bytes: string, { hangUp = false } = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.setEncoding('latin1')
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')))
    socket.on('data', chunk => (received += chunk))
    socket.on('error', error => (received ? resolve(read(received)) : reject(error)))
    socket.on('close', () => resolve(read(received)))
    if (hangUp) socket.end(bytes, 'latin1')
    else socket.write(bytes, 'latin1')
  })
}

function read(received: string): RawAnswer {
  const answer = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [start = '', ...lines] = head.split('\r\n')
  const headers = lines.map(line => /^([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? [])
  return {
    status: Number(start.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body: Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString('utf8'),
  }
}
