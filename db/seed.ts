import { longLetters, shortLetters } from '@/lib/genuine-inquiries'
import { spamLetters } from '@/lib/spam-inquiries'
import { budgetRanges, budgets, discretions } from '@/lib/inquiry'
import { fingerprint } from './fingerprint'
import { asRole } from './records'

/** Stands among the flags of every row that nobody sent. */
export const invented = 'invented for development'

const of = <T>(choices: readonly T[], n: number) => choices[n % choices.length] ?? null
const emailOf = (form: string, n: number) => `${form}-${n}@invented.example`
/** From a minute to ten weeks old, most of them young. */
const ageOf = (n: number) => `${1 + n ** 3 / 5} minutes`

/** Adds invented inquiries of both forms, spam among them; a second time it adds none. Resolves with how many it added. */
export function seed(ownerUrl: string): Promise<number> {
  const short = [...shortLetters, ...spamLetters].map(([names, phone, location, guest_count, message], n) => {
    const letter = { names, phone, location, guest_count, message }
    const answers = { ...letter, email: emailOf('short', n), wedding_date: '2027-02-14', budget: of(budgets, n) }
    const doubts = n < shortLetters.length ? [] : ['offer']
    return {
      ...answers,
      fingerprint: fingerprint('seed', answers, new Date(0)),
      flags: [invented, ...doubts],
      age: ageOf(n),
    }
  })
  const long = longLetters.map(([name, phone, venue, rites, references, planner, story], n) => {
    const letter = {
      name,
      phone,
      venue,
      cultural_details: rites,
      visual_references: references,
      wedding_planner: planner,
    }
    const chosen = { budget_range: of(budgetRanges, n), nda: of(discretions, n), wedding_date: '2027-11-21' }
    const answers = { ...letter, ...chosen, story, email: emailOf('detailed', n) }
    return { ...answers, fingerprint: fingerprint('seed', answers, new Date(0)), flags: [invented], age: ageOf(n) }
  })
  return asRole('web', ownerUrl, async sql => {
    let added = 0
    for (const [table, rows] of Object.entries({ inquiries: short, detailed_inquiries: long }))
      for (const { age, ...row } of rows) {
        const values = sql`select ${sql.json({ ...row, id: crypto.randomUUID() })}::json as row, now() - ${age}::interval as at`
        const { count } = await sql`
          insert into ${sql(table)} select stored.* from (${values}) as given cross join lateral
            json_populate_record(null::${sql(table)}, (given.row::jsonb || jsonb_build_object('created_at', given.at))::json)
            as stored on conflict do nothing`
        added += count
      }
    return added
  })
}

/** Takes every invented row away, and no other. Resolves with how many there were. */
export function unseed(ownerUrl: string): Promise<number> {
  return asRole('eraser', ownerUrl, async sql => {
    const short = await sql`delete from inquiries where ${invented} = any(flags)`
    const long = await sql`delete from detailed_inquiries where ${invented} = any(flags)`
    return short.count + long.count
  })
}
