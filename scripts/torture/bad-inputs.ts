import bigList from 'big-list-of-naughty-strings'
import fc from 'fast-check'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'
import { readAnswers } from '@/lib/read-answers'
import { type FormName, openForm, type Send, shownAgain } from './plain-form'
import type { Stage } from './stage'

const byChance = 500
/** The bodies of this many bytes are the guard's business, which answers them with 413. */
const largestBody = 200_000
export const canary = 'zq7canary'

interface Sums {
  inputs: number
  posts: number
  sent: number
  refused: number
  other: string[]
  lost: string[]
  altered: string[]
  raw: string[]
}

const forms: { name: FormName; fields: Record<string, Field> }[] = [
  { name: 'inquiries', fields: inquiryFields },
  { name: 'detailed_inquiries', fields: detailedInquiryFields },
]

/** Every bad string in every text field of both forms over HTTP: stored or refused, unchanged, and never raw in the page. */
export async function sendBadInputs(stage: Stage, seed: number): Promise<boolean> {
  const chance = fc.sample(
    fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 300 })),
    {
      numRuns: byChance,
      seed,
    },
  )
  const strings = [...new Set([...bigList, ...chance])]
  const sums: Sums = { inputs: 0, posts: 0, sent: 0, refused: 0, other: [], lost: [], altered: [], raw: [] }
  for (const form of forms) {
    const send = await openForm(stage.url, form.name)
    for (const [number, text] of strings.entries()) {
      const fields = Object.keys(form.fields).filter(name =>
        ['text', 'tel', 'multiline'].includes(form.fields[name]!.kind),
      )
      if (Buffer.byteLength(text) * fields.length > largestBody) continue
      await store(stage, form, fields, send, text, `${canary}${number}@example.com`, sums)
      await showAgain(form, fields, send, text, sums)
      sums.inputs += 2 * fields.length
    }
  }
  const { other, lost, altered, raw, ...counts } = sums
  const faults = { 'answered otherwise': other, lost, altered, 'raw in the page': raw }
  console.log(
    `  seed ${seed}; ${strings.length} strings; ${JSON.stringify(counts)}; the site runs: ${stage.siteRuns()}`,
  )
  for (const [fault, cases] of Object.entries(faults)) console.log(`  ${fault}: ${cases.length}`, ...cases.slice(0, 3))
  return stage.siteRuns() && Object.values(faults).every(cases => cases.length === 0)
}

const told = (text: string) => JSON.stringify(text).slice(0, 80)

function filled(fields: Record<string, Field>, names: string[], email: string, text: string) {
  const valueOf = (name: string, { kind }: Field) =>
    names.includes(name) ? text : kind === 'email' ? email : kind === 'date' ? '2027-02-14' : ''
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(name, field)]))
}

async function store(
  { owner }: Stage,
  { name: table, fields }: (typeof forms)[number],
  names: string[],
  send: Send,
  text: string,
  email: string,
  sums: Sums,
) {
  const answers = filled(fields, names, email, text)
  const { outcome, status } = await send(answers)
  sums.posts += 1
  if (outcome === 'refused') sums.refused += 1
  else if (outcome !== 'sent') sums.other.push(`${status} ${outcome} ${told(text)}`)
  if (outcome !== 'sent') return
  sums.sent += 1
  const [row] = await owner`select * from ${owner(table)} where email = ${email}`
  if (!row) return void sums.lost.push(told(text))
  const [expected] = Object.values(normalised(text))
  const column = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  if (!names.every(name => (row[column(name)] ?? '') === expected)) sums.altered.push(told(text))
}

/** As the site reads it; app/bad-inputs.test.ts holds that to what may be changed. */
function normalised(text: string) {
  const data = new FormData()
  data.append('text', text)
  return readAnswers({ text: inquiryFields.message }, data)
}

/** Refused for its address, the form comes back with everything else in it. */
async function showAgain({ fields }: (typeof forms)[number], names: string[], send: Send, text: string, sums: Sums) {
  const marked = `${canary}${text}`
  const { outcome, status, html } = await send(filled(fields, names, `${canary} at example`, marked))
  sums.posts += 1
  if (outcome !== 'refused') return void sums.other.push(`${status} ${outcome} ${told(text)}`)
  sums.refused += 1
  const { text: expected } = normalised(marked)
  const inLine = expected.replace(/\n/g, '')
  for (const name of names) {
    const shown = shownAgain(html, name)
    const kept = shown === expected || (fields[name]!.kind !== 'multiline' && shown?.replace(/\n/g, '') === inLine)
    if (!kept) sums.altered.push(`${name} shown again: ${told(text)}`)
  }
  const open = expected.indexOf('<')
  if (open >= 0 && html.includes(expected.slice(0, open + 1))) sums.raw.push(told(text))
}
