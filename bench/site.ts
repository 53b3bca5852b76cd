import { startFreshDatabase, startFreshSite, type Stoppable } from '@/scripts/fresh-site'
import { type Nginx, startNginx } from './nginx'

export interface BenchedSite extends Stoppable {
  url: string
  ownerUrl: string
  webUrl: string
}

/** The production build on a database of its own that keeps every commit through a power cut, as the real one does. */
export async function openSite(): Promise<BenchedSite> {
  process.env.TRUSTED_PROXY_HOPS = '1' // so that one generator can stand for many visitors, by X-Forwarded-For
  const database = await startFreshDatabase()
  try {
    const site = await startFreshSite(database.webUrl)
    const stop = async () => {
      await site.stop()
      await database.stop()
    }
    return { ...database, url: site.url, stop }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** nginx with a cache before a site: the least configuration that deserves the name. */
export function putNginxBefore(site: string): Promise<Nginx> {
  return startNginx({
    http: `
      proxy_cache_path cache keys_zone=pages:1m;
      upstream site { server ${new URL(site).host}; keepalive 16; }`,
    server: `
      location / {
        proxy_pass http://site;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_cache pages;
        proxy_cache_use_stale updating error timeout;
        proxy_cache_background_update on;
        proxy_cache_lock on;
      }`,
  })
}
