import { headers } from 'next/headers'
import { clientAddress } from './client-address'
import { readSiteEnv } from './env'

export async function visitorAddress(): Promise<string> {
  const forwardedFor = (await headers()).get('x-forwarded-for')
  return clientAddress(forwardedFor, readSiteEnv().TRUSTED_PROXY_HOPS)
}
