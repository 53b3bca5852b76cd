import { command } from '@/scripts/command'
import { startFreshDatabase, startFreshSite } from '@/scripts/fresh-site'
import { openForm } from '@/scripts/torture/plain-form'
import { openFront } from './front'

const most = 30

/** `tsx bench/forged-address.ts`: through nginx as deployed, a sender who forges X-Forwarded-For is still one sender. */
await command(async () => {
  process.env.TRUSTED_PROXY_HOPS = '1'
  const database = await startFreshDatabase()
  const site = await startFreshSite(database.webUrl)
  const front = await openFront({ instances: [Number(new URL(site.url).port)] })
  try {
    // By turns on both forms, with another forged address each time.
    const forms = [await openForm(front.url, 'inquiries'), await openForm(front.url, 'detailed_inquiries')]
    const outcomes: string[] = []
    for (let n = 1; n <= most + 5; n++) {
      const short = { names: `Asha ${n}`, phone: '1', location: 'Jaipur', wedding_date: '2027-02-14' }
      const answers = { ...short, name: `Asha ${n}`, email: 'asha@example.com' }
      outcomes.push((await forms[n % 2]!(answers)).outcome)
    }
    const count = (wanted: string) => outcomes.filter(outcome => outcome === wanted).length
    console.log(`${count('sent')} thanked, ${count('too-many')} refused`)
    return count('sent') === most && count('too-many') === outcomes.length - most ? 0 : 1
  } finally {
    await front.stop()
    await site.stop()
    await database.stop()
  }
})
