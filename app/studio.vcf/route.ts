import { addressOf } from '@/app/site-address'
import { studio } from '@/content/studio'
import { vCard } from '@/lib/vcard'

export const dynamic = 'force-static'

/** The studio as a contact file for address books. */
export function GET() {
  const card = vCard({
    name: studio.name,
    phone: studio.phone.href.replace('tel:', ''),
    email: studio.email.shown,
    website: addressOf('/'),
    address: studio.address,
    note: studio.description,
  })
  return new Response(card, {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(studio.name)}.vcf`,
    },
  })
}
