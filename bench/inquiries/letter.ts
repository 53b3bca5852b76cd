import { honeypot } from '@/lib/inquiry'

const boundary = '----WebKitFormBoundaryNoorVistaBench01'
/** An honest visitor sends once or twice; below 6 an hour the site sees nothing odd, above 30 it refuses. */
const lettersPerVisitor = 4

/** What the names of all letters begin with, so that their rows can be told from others. */
export const letterNames = 'Bench'

/** Bytes and headers of one inquiry, as a browser without scripts posts it. */
export interface Letter {
  headers: Record<string, string>
  body: Buffer
}

/**
 * The short form, filled in: no two alike, from many visitors behind one proxy of ours.
 * @param hidden what the page has put into the form
 * @param round up to 65,535; @param index up to 262,143 within it
 */
export function letter(hidden: [string, string][], site: string, round: number, index: number): Letter {
  const fields = [...hidden, ...Object.entries(answers(round, index))]
  const body = Buffer.from(`${fields.map(part).join('')}--${boundary}--\r\n`)
  const visitor = Math.floor(index / lettersPerVisitor)
  return {
    body,
    headers: {
      Origin: site,
      Referer: `${site}/`,
      'Accept-Encoding': 'gzip, deflate, br',
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': String(body.length),
      'X-Forwarded-For': `2001:db8:${round.toString(16)}:${visitor.toString(16)}::1`,
    },
  }
}

const answers = (round: number, index: number) => ({
  names: `${letterNames} ${round}-${index}`,
  email: `bench-${round}-${index}@example.com`,
  phone: '+91 98765 43210',
  wedding_date: '2027-02-14',
  location: 'Udaipur',
  guest_count: 'about 300',
  budget: '8-12',
  message: `We met in the rain, at bookshop ${index} in Jaipur, and would like the day to be as quiet as that afternoon was.`,
  [honeypot]: '',
})

const part = ([name, value]: [string, string]) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
