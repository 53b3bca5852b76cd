import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openNginx } from '@/bench/nginx'
import { canary, openForm } from '@/bench/plain-form'
import type { BenchSite } from '@/bench/bench-site'

const connectionsEach = 25
const stalls = 5
const stallMs = 2_000
const couples = 20
/** Of one instance: its pool. */
const mostConnections = 10
const usual = {
  email: `${canary}@example.com`,
  phone: '+91 98765 43210',
  wedding_date: '2027-02-14',
  location: 'Jaipur',
}

/** The addresses that nginx sees: strangers, and then as many from where monitoring is allowed. */
const askers = {
  strangers: ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'],
  monitoring: ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
}

/** /api/ready is asked without end, through nginx as deployed and a database that stalls: couples who write right after are stored. */
export async function askForReadiness(site: BenchSite) {
  const { url, owner } = site
  await using nginx = await openNginx(url)
  const send = await openForm(url, 'inquiries')
  let good = true
  for (const [who, addresses] of Object.entries(askers)) {
    const statuses: Record<number, number> = {}
    const over = new AbortController()
    const asking = addresses.map(address => ask(`${nginx.url}/api/ready`, address, over.signal, statuses))
    await stall(site)
    over.abort()
    await Promise.all(asking)
    const inquiries = Array.from({ length: couples }, (_, n) => ({ ...usual, names: `${canary} ${who} ${n}` }))
    const answers = await Promise.all(inquiries.map(send))
    const sent = answers.filter(({ outcome }) => outcome === 'sent').length
    const names = inquiries.map(each => each.names)
    const [stored] = await owner<
      { count: number }[]
    >`select count(*)::int from inquiries where names in ${owner(names)}`
    const [web] = await owner<{ count: number }[]>`select count(*)::int from pg_stat_activity where usename = 'web'`
    const summary = `${sent} of ${couples} thanked, ${stored?.count} stored; ${web?.count} connections to the database`
    console.log(`  ${who} are answered ${JSON.stringify(statuses)}; then ${summary}`)
    const turnedAway = who !== 'strangers' || !(200 in statuses || 503 in statuses)
    good &&= sent === couples && stored?.count === couples && web!.count <= mostConnections && turnedAway
  }
  return good
}

async function stall({ signalDatabase }: BenchSite) {
  for (let n = 0; n < stalls; n++) {
    await sleep(stallMs / 2)
    signalDatabase('SIGSTOP')
    await sleep(stallMs)
    signalDatabase('SIGCONT')
  }
}

async function ask(url: string, localAddress: string, over: AbortSignal, statuses: Record<number, number>) {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsEach, localAddress })
  const asker = async () => {
    while (!over.aborted) {
      const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
      statuses[answer.statusCode ?? 0] = (statuses[answer.statusCode ?? 0] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connectionsEach }, asker))
  agent.destroy()
}
