import { headers } from 'next/headers'
import { clientAddress } from '@/lib/client-address'
import { readSiteEnv } from '@/lib/env'

/** The address that the request under way counts for. */
export async function visitorAddress(): Promise<string> {
  const forwardedFor = (await headers()).get('x-forwarded-for')
  return clientAddress(forwardedFor, readSiteEnv().TRUSTED_PROXY_HOPS)
}
