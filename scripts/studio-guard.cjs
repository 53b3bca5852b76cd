// scripts/studio.ts loads this into drizzle-kit before everything else. drizzle-kit studio runs any
// SQL for any page, without a login, and lets the page read the answer. The guard runs in the same
// process, because a proxy before it would not help: a page could try all ports and find the one
// behind.
/* eslint-disable @typescript-eslint/no-require-imports -- `--require` expects CommonJS */
const http = require('node:http')
const https = require('node:https')

const page = 'https://local.drizzle.studio'

for (const { prototype } of [http.Server, https.Server]) {
  const { emit } = prototype
  prototype.emit = function (event, request, response) {
    if (event !== 'request' || isAllowed(request)) return emit.apply(this, arguments)
    response
      .writeHead(403, { 'Content-Type': 'text/plain' })
      .end('Only the page of drizzle-kit studio may send queries here.\n')
    return true
  }
}

/** Another host name may resolve to this machine's address (DNS rebinding). */
function isAllowed({ headers, socket }) {
  const hosts = ['127.0.0.1', 'localhost'].map(name => `${name}:${socket.localPort}`)
  return hosts.includes(headers.host) && headers.origin === page
}
