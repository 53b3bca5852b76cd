import bigList from 'big-list-of-naughty-strings'
import { canary, type FormName, openForm, type Send, shownAgain } from '@/bench/plain-form'
import type { Stage } from '@/bench/stage'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'
import { readAnswers } from '@/lib/read-answers'

/** Beside the public list: controls, halves of characters, and what mends line ends or trims. */
const more = [
  '\0',
  'a\0b',
  '\u{feff}a',
  '\ud800',
  'a\udc00b',
  '\r',
  'a\rb\r\nc\n',
  '\u2028',
  'क्‍ष',
  '👩‍❤️‍👨',
  '\x1b[31m',
  '<'.repeat(300),
]
/** The proxy answers longer bodies with 413. */
const largestBody = 200_000

const forms: { name: FormName; fields: Record<string, Field> }[] = [
  { name: 'inquiries', fields: inquiryFields },
  { name: 'detailed_inquiries', fields: detailedInquiryFields },
]

interface Trial {
  fields: Record<string, Field>
  /** The fields that the text goes into. */
  names: string[]
  send: Send
  text: string
  /** Notes what is wrong. */
  fault(kind: 'answered otherwise' | 'lost' | 'altered' | 'raw in the page'): void
}

/** Every bad string in every text field of both forms: stored or refused, unchanged, and never raw in the page. */
export async function sendBadInputs(stage: Stage): Promise<boolean> {
  const strings = [...new Set([...bigList, ...more])]
  const faults: string[] = []
  let posts = 0
  for (const { name, fields } of forms) {
    const send = await openForm(stage.url, name)
    const names = Object.keys(fields).filter(field => ['text', 'tel', 'multiline'].includes(fields[field]!.kind))
    for (const [number, text] of strings.entries()) {
      if (Buffer.byteLength(text) * names.length > largestBody) continue
      const fault: Trial['fault'] = kind => void faults.push(`${kind}: ${JSON.stringify(text).slice(0, 80)}`)
      const trial = { fields, names, send, text, fault }
      await store(stage, name, trial, `${canary}${number}@example.com`)
      await showAgain(trial)
      posts += 2
    }
  }
  console.log(
    `  ${strings.length} strings, ${posts} posts, ${faults.length} faults; the site runs: ${stage.siteRuns()}`,
  )
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
  return stage.siteRuns() && faults.length === 0
}

const filled = ({ fields, names }: Trial, email: string, text: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      names.includes(name) ? text : kind === 'email' ? email : kind === 'date' ? '2027-02-14' : '',
    ]),
  )

async function store({ owner }: Stage, table: FormName, trial: Trial, email: string) {
  const { outcome } = await trial.send(filled(trial, email, trial.text))
  if (outcome === 'refused') return
  if (outcome !== 'sent') return trial.fault('answered otherwise')
  const [row] = await owner`select * from ${owner(table)} where email = ${email}`
  if (!row) return trial.fault('lost')
  const column = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  const expected = asRead(trial.text)
  if (!trial.names.every(name => (row[column(name)] ?? '') === expected)) trial.fault('altered')
}

/** Refused for its address, the form comes back with everything else in it. */
async function showAgain(trial: Trial) {
  const marked = `${canary}${trial.text}`
  const { outcome, html } = await trial.send(filled(trial, `${canary} at example`, marked))
  if (outcome !== 'refused') return trial.fault('answered otherwise')
  const expected = asRead(marked)
  const inLine = expected.replace(/\n/g, '')
  for (const name of trial.names) {
    const shown = shownAgain(html, name)
    const kept =
      shown === expected || (trial.fields[name]!.kind !== 'multiline' && shown?.replace(/\n/g, '') === inLine)
    if (!kept) trial.fault('altered')
  }
  const open = expected.indexOf('<')
  if (open >= 0 && html.includes(expected.slice(0, open + 1))) trial.fault('raw in the page')
}

/** As the site reads it, which a test beside lib/read-answers.ts holds to what may be changed. */
function asRead(text: string): string {
  const data = new FormData()
  data.append('text', text)
  return readAnswers({ text: inquiryFields.message }, data).text
}
