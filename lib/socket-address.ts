import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Appends to each request's X-Forwarded-For whom the socket belongs to, as a proxy would. Next itself writes the header only
 * where the client has sent none, and an action sees no socket: whoever sent one would be whoever they say.
 */
export function appendSocketAddress() {
  subscribe('http.server.request.start', message => {
    const { headers, socket } = (message as { request: IncomingMessage }).request
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
  })
}
