// Loaded into drizzle-kit before everything else (scripts/studio.ts). Its studio runs any SQL for any page that asks, without a
// login, and tells every page that it may read the answer. In its own process and not before it, because a port behind a
// guard could be found by a page that tries them all.
/* eslint-disable @typescript-eslint/no-require-imports -- `--require` takes nothing else */
const http = require('node:http')
const https = require('node:https')

/** Studio's page comes from the internet, and asks this machine for everything it shows. */
const page = 'https://local.drizzle.studio'

for (const { prototype } of [http.Server, https.Server]) {
  const { emit } = prototype
  prototype.emit = function (event, request, response) {
    if (event !== 'request' || isAllowed(request)) return emit.apply(this, arguments)
    response.writeHead(403, { 'Content-Type': 'text/plain' }).end('Only studio’s own page may ask here.\n')
    return true
  }
}

/** What that page sends, and what is sent to this machine by its own name: another may have been bent to its address. */
function isAllowed({ headers, socket }) {
  const hosts = ['127.0.0.1', 'localhost'].map(name => `${name}:${socket.localPort}`)
  const origins = [page, ...hosts.map(host => `http://${host}`), ...hosts.map(host => `https://${host}`)]
  return hosts.includes(headers.host) && origins.includes(headers.origin)
}
