import { readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { TLSSocket } from 'node:tls'

/** Certificates for tests, valid for a hundred years; `server.pem` is for "localhost" alone, by `authority.pem`. */
export const certificate = (name: string) =>
  fileURLToPath(new URL(`./testing-certificates/${name}.pem`, import.meta.url))

/** Speaks TLS before a PostgreSQL on this machine. */
export async function startTls(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl)
  const key = readFileSync(certificate('server-key'))
  const cert = readFileSync(certificate('server'))
  const seen: { encrypted: boolean }[] = []
  const listener = createServer(client => {
    const server = connect(Number(port), hostname)
    const close = () => void (client.destroy(), server.destroy())
    for (const socket of [client, server]) socket.on('error', close).on('close', close)
    client.once('data', first => {
      const encrypted = first.length === 8 // an SSLRequest; a startup message is longer
      seen.push({ encrypted })
      if (!encrypted) {
        server.write(first)
        return void client.pipe(server).pipe(client)
      }
      client.write('S')
      const secure = new TLSSocket(client, { isServer: true, key, cert })
      secure.on('error', close)
      secure.pipe(server).pipe(secure)
    })
  })
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
  return {
    /** The same login and database by this address, with these parameters. */
    url(host: string, parameters: string) {
      const url = new URL(serverUrl)
      return Object.assign(url, {
        host: `${host}:${(listener.address() as AddressInfo).port}`,
        search: parameters,
      }).toString()
    },
    seen,
    close: () => void listener.close(),
  }
}
