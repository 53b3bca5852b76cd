import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const sslRequest = 80877103
/** What PgBouncer takes from a client that connects, as it comes; anything else it refuses. */
const accepted = ['user', 'database', 'client_encoding', 'DateStyle', 'TimeZone', 'application_name']
const [query, sync, parse, terminate, ready, authentication] = ['Q', 'S', 'P', 'X', 'Z', 'R'].map(c => c.charCodeAt(0))
const idle = 'I'.charCodeAt(0)

interface Client {
  socket: Socket
  startup: Buffer
  loggedIn: boolean
  /** Sent, and not yet passed on. */
  waiting: Buffer[]
}

/**
 * A pooler in transaction mode, as small as can be: all clients share one connection to the server, each for a transaction.
 * It cleans nothing up in between, so that whatever a client leaves in the session meets the next one. The first client's
 * password makes the connection; it believes the others.
 * @param forgetful whether it drops without a word what PgBouncer refuses
 */
export async function startPooler(serverUrl: string, { forgetful = false } = {}) {
  const { hostname, port } = new URL(serverUrl)
  const statementNames = new Set<string>()
  const clients = new Set<Client>()
  const queue: Client[] = []
  let server: Socket | undefined
  let greeting: Buffer[] = []
  let holder: Client | undefined
  let unanswered = 0

  function next() {
    while (!holder && queue.length > 0) {
      const client = queue.shift()!
      if (client.socket.destroyed) continue
      holder = client
      if (!client.loggedIn && server) {
        client.loggedIn = true
        client.socket.write(Buffer.concat(greeting))
        holder = undefined
      } else if (server) passOn(client)
      else openServer(client)
    }
  }
  function passOn(client: Client) {
    for (const message of client.waiting.splice(0)) {
      if (message[0] === query || message[0] === sync) unanswered += 1
      if (message[0] === parse) statementNames.add(message.toString('utf8', 5, message.indexOf(0, 5)))
      server?.write(message)
    }
  }
  function openServer(client: Client) {
    const opened = (server = connect({ port: Number(port), host: hostname, noDelay: true }))
    greeting = []
    opened.write(client.startup)
    inMessages(opened, message => {
      holder?.socket.write(message)
      if (!client.loggedIn && (message[0] !== authentication || message.readInt32BE(5) === 0)) greeting.push(message)
      if (message[0] !== ready) return
      unanswered = client.loggedIn ? unanswered - 1 : 0
      client.loggedIn = true
      if (unanswered > 0 || message[5] !== idle) return
      holder = undefined
      next()
    })
    const lost = () => {
      if (server !== opened) return
      server = holder = undefined
      for (const each of clients) each.socket.end()
    }
    opened.on('error', lost).on('close', lost)
  }
  function ask(client: Client) {
    if (holder === client) passOn(client)
    else if (!queue.includes(client)) queue.push(client)
    next()
  }

  const listener = createServer({ noDelay: true }, socket => {
    socket.on('error', () => undefined)
    let client: Client | undefined
    const greet = (startup: Buffer) => {
      if (startup.readInt32BE(4) === sslRequest) return void socket.write('N')
      const told = startup.toString('utf8', 8).split('\0')
      const refused = told.find((name, i) => i % 2 === 0 && name && !accepted.includes(name))
      if (refused && !forgetful) return void socket.end(refusal(`unsupported startup parameter: ${refused}`))
      const kept = told.filter((_, i) => !told[i - (i % 2)] || accepted.includes(told[i - (i % 2)]!))
      clients.add((client = { socket, startup: startupOf(kept), loggedIn: false, waiting: [] }))
      ask(client)
    }
    inMessages(
      socket,
      message => {
        if (!client || message[0] === terminate) return
        client.waiting.push(message)
        ask(client)
      },
      greet,
    )
    socket.on('close', () => {
      if (client) clients.delete(client)
      if (client && holder === client) server?.destroy() // as PgBouncer does where a transaction is left half-way
    })
  })
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(serverUrl), { port: String((listener.address() as AddressInfo).port) })
  return {
    /** The same login and database, through the pooler. */
    url: url.toString(),
    statementNames,
    close() {
      for (const { socket } of clients) socket.destroy()
      server?.destroy()
      listener.close()
    },
  }
}

function startupOf(told: string[]) {
  const startup = Buffer.from(`\0\0\0\0\0\x03\0\0${told.join('\0')}`)
  startup.writeInt32BE(startup.length)
  return startup
}

const refusal = (message: string) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** A connection's bytes as whole messages; those before the first with a type letter go to `untyped`. */
function inMessages(socket: Socket, typed: (message: Buffer) => void, untyped?: (message: Buffer) => void) {
  let rest = Buffer.alloc(0)
  socket.on('data', chunk => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const offset = untyped ? 0 : 1
      if (rest.length < offset + 4) return
      const length = offset + rest.readInt32BE(offset)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      if (!untyped) typed(message)
      else {
        const greet = untyped
        if (message.readInt32BE(4) !== sslRequest) untyped = undefined
        greet(message)
      }
    }
  })
}
