import { openNginx } from '@/bench/nginx'
import { canary, openForm } from '@/bench/plain-form'
import type { BenchSite } from '@/bench/bench-site'

/** What one address may send within an hour. */
const most = 30

/** Through nginx as deployed, a sender who forges X-Forwarded-For is still one sender. */
export async function sendForged({ url }: BenchSite) {
  await using nginx = await openNginx(url)
  // By turns on both forms, with another forged address each time.
  const forms = [await openForm(nginx.url, 'inquiries'), await openForm(nginx.url, 'detailed_inquiries')]
  const outcomes: string[] = []
  for (let n = 1; n <= most + 5; n++) {
    const short = { names: `${canary} ${n}`, phone: '1', location: 'Jaipur', wedding_date: '2027-02-14' }
    const answers = { ...short, name: `${canary} ${n}`, email: 'asha@example.com' }
    outcomes.push((await forms[n % 2]!(answers)).outcome)
  }
  const count = (wanted: string) => outcomes.filter(outcome => outcome === wanted).length
  console.log(`  ${count('sent')} thanked, ${count('too-many')} refused`)
  return count('sent') === most && count('too-many') === outcomes.length - most
}
