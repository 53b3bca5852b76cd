import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Studio's page comes from the internet, and asks this machine for everything it shows. */
export const studioPage = 'https://local.drizzle.studio'

export interface Place {
  host: string
  port: number
}

/**
 * Stands before drizzle-kit's studio, which asks for no login and tells every page that it may read the answers: lets in
 * what that one page sends, and nothing that another page, or a name that was bent to this address, makes a browser send.
 * Resolves once it listens.
 * @param at where it listens; this machine's own address
 * @param studio where drizzle-kit listens
 */
export async function startStudioGuard(at: Place, studio: Place): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const hosts = ['127.0.0.1', 'localhost'].map(name => `${name}:${portOf(server)}`)
    const { host = '', origin = '' } = incoming.headers
    const origins = [studioPage, ...hosts.map(own => `http://${own}`)]
    if (!hosts.includes(host) || !origins.includes(origin)) return void outgoing.writeHead(403).end('Not from here.\n')
    for (const [name, value] of Object.entries(permissionFor(origin))) outgoing.setHeader(name, value)
    if (incoming.method === 'OPTIONS') outgoing.writeHead(204).end()
    else pass(incoming, outgoing, studio)
  })
  server.listen(at.port, at.host)
  await once(server, 'listening')
  return server
}

export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** What a browser wants to hear before it lets a page from the internet ask this machine. */
const permissionFor = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Allow-Private-Network': 'true',
  Vary: 'Origin',
})

function pass(incoming: IncomingMessage, outgoing: ServerResponse, { host, port }: Place) {
  const { method, url, headers } = incoming
  const onward = request({ host, port, method, path: url, headers }, answer => {
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !/^(access-control-|vary$)/.test(name)) outgoing.setHeader(name, value)
    outgoing.writeHead(answer.statusCode ?? 502)
    answer.pipe(outgoing)
  })
  onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
