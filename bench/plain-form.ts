import { randomBytes } from 'node:crypto'
import { detailedInquiryForm, inquiryForm, messages } from '@/content/inquiry'
import { shortForm } from '@/e2e/posts'
import { detailedInquiryRoute, inquiryRoute } from '@/lib/action-state'

/** Longer than any visitor is to wait. */
const patienceMs = 15_000

const forms = {
  inquiries: { page: '/', route: inquiryRoute, copy: inquiryForm },
  detailed_inquiries: { page: '/contact', route: detailedInquiryRoute, copy: detailedInquiryForm },
} as const

export interface Answer {
  /** `broken`: no answer, or one without a word about the inquiry. */
  outcome: 'sent' | 'refused' | 'not-stored' | 'too-many' | 'unexpected' | 'broken'
  ms: number
  html: string
}

/** Sends a form as a browser without scripts does, each time from another address. */
export type Send = (answers: Record<string, string>) => Promise<Answer>

export async function openForm(site: string, form: keyof typeof forms): Promise<Send> {
  const { page, route, copy } = forms[form]
  const marks = [...(await shortForm(site + page, {}))]
  return async answers => {
    const data = new FormData()
    for (const [name, value] of [...marks, ...Object.entries(answers)]) data.append(name, value)
    const began = performance.now()
    try {
      const answer = await fetch(site + page, {
        method: 'POST',
        body: data,
        headers: { Origin: site, 'X-Forwarded-For': someAddress() },
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      const html = await answer.text()
      const sent = answer.status === 303 && answer.headers.get('location')?.endsWith(route.sent) === true
      return { outcome: sent ? 'sent' : outcomeOf(html, copy), ms: performance.now() - began, html }
    } catch {
      return { outcome: 'broken', ms: performance.now() - began, html: '' }
    }
  }
}

/** In every answer of the benches that hurt the site: no log may hold it. */
export const canary = 'zq7canary'
/** The first part of all addresses that inquiries come from, which no log may hold. */
export const addressCanary = '2001:db8:'
const someAddress = () => `${addressCanary}${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

function outcomeOf(html: string, copy: { failed: { description: string } }): Answer['outcome'] {
  const alert = unescape(/role="alert"(.*?)<\/form>/s.exec(html)?.[1] ?? '')
  if (alert.includes(copy.failed.description)) return 'not-stored'
  if (alert.includes(messages.tooMany.description)) return 'too-many'
  if (alert.includes(messages.unexpected.description)) return 'unexpected'
  return alert.includes('Please look at') ? 'refused' : 'broken'
}

/** What a form shows again for one field, as a browser would read it; undefined where it stands raw in the page. */
export function shownAgain(html: string, name: string): string | undefined {
  const area = new RegExp(`<textarea[^>]* name="${name}"[^>]*>\\n?([^<]*)</textarea>`).exec(html)
  if (area) return unescape(area[1] ?? '')
  const [input] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? []
  return input && unescape(/ value="([^"]*)"/.exec(input)?.[1] ?? '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescape = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
