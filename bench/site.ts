import { startFreshDatabase, startFreshSite, type Stoppable } from '@/scripts/fresh-site'
import { openFront } from './front'

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

/** The front of `deploy/nginx` before a site. */
export const putFrontBefore = (site: string) => openFront({ instances: [Number(new URL(site).port)] })
