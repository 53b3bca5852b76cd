import { addressOf } from '@/app/site-address'
import { studio } from '@/content/studio'
import { vCard } from '@/lib/vcard'

export const dynamic = 'force-static'

/** The studio for a telephone's address book. */
export function GET() {
  const card = vCard({
    name: studio.name,
    phone: studio.phone.href.replace('tel:', ''),
    email: studio.email.shown,
    website: addressOf('/'),
    note: studio.description,
  })
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } })
}
