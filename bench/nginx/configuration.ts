import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Of what stands in the configuration, what must be there, so that no bench measures another one. */
type Replacement = [found: RegExp, by: string]

export type Ports = Record<'secure' | 'redirect', number>

/**
 * Writes nginx.conf into `directory`, where `snippets/` lies already, and which holds everything nginx writes.
 * @param host and port that requests are passed on to
 */
export function writeConfiguration(directory: string, ports: Ports, host: string) {
  const inside = (name: string) => path.join(directory, name)
  const paths: Replacement[] = [
    [/\/srv\/noor-vista\/static/g, inside('static')],
    [/\/etc\/letsencrypt\/live\/www\.noorvista\.example/g, directory],
  ]
  const site: Replacement[] = [
    ...paths.slice(0, 1),
    [/\/var\/cache\/nginx\/noor-vista/g, inside('cache')],
    [
      /\/var\/log\/nginx\/noor-vista\.log( noor_vista) buffer=32k flush=5s/g,
      `${inside('access.log')}$1 buffer=32k flush=1s`,
    ],
    [/\/var\/log\/nginx\/noor-vista-error\.log/g, inside('error.log')],
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80 default_server;/g, `listen 127.0.0.1:${ports.redirect} default_server;`],
    [/listen 443 ssl http2 default_server;/g, `listen 127.0.0.1:${ports.secure} ssl http2 default_server;`],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${ports.secure} ssl http2;`],
    [/(server_name www\.noorvista\.example);/g, '$1 localhost;'],
    [/( *server 127\.0\.0\.1:\d+ .*;\n)+/g, `    server ${host} max_fails=0;\n`],
    [/^ *limit_(conn|req) .*\n/gm, ''],
  ]
  const configuration = replaceAll(readFileSync('deploy/nginx/noor-vista.conf', 'utf8'), site)
  writeFileSync(inside('noor-vista.conf'), configuration)
  const snippets = readdirSync(inside('snippets')).map(name => inside(`snippets/${name}`))
  for (const file of snippets)
    if (file.endsWith('-tls.conf')) writeFileSync(file, replaceAll(readFileSync(file, 'utf8'), paths.slice(1)))
    else if (file.endsWith('-brotli.conf') && modules.length > 0)
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^# (?!apt-get)/gm, ''))
  writeFileSync(inside('nginx.conf'), mainConfiguration(`include ${inside('noor-vista.conf')};`))
}

function replaceAll(text: string, replacements: Replacement[]): string {
  return replacements.reduce((so, [found, by]) => {
    if (!so.match(found)) throw new Error(`deploy/nginx no longer holds ${found}`)
    return so.replace(found, by)
  }, text)
}

/** Debian's packages of brotli, as far as they are installed. */
const modules = ['filter', 'static']
  .map(kind => `/usr/lib/nginx/modules/ngx_http_brotli_${kind}_module.so`)
  .filter(file => existsSync(file))

/** Debian's own nginx.conf, as far as it matters. Workers read a directory that only this user may enter. */
const mainConfiguration = (http: string) => `
${modules.map(file => `load_module ${file};`).join('\n')}
daemon off;
worker_processes auto;
pid nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  gzip on;
  ${http}
}
`
