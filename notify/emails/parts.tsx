import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { emails } from '@/content/emails'
import type { ListedInquiry } from '@/db/outbox'
import { mailtoLink } from '@/lib/email-addresses'
import { readSiteUrl } from '@/lib/env'
import { fillSentence } from '@/lib/fill-sentence'
import { dayAndMonth } from '@/lib/india'
import { shortenForHeader } from '@/lib/inquiry/plain-text'
import { isSuspicious } from '@/lib/inquiry/spam'
import { askOnWhatsApp, whatsAppDigits, writeOnWhatsApp } from '@/lib/whatsapp'
import { canWrite, doubtsAbout } from './couple'

const { buttons, greetings } = emails

// A mailbox chooses the background, so these colours can be read on white and on black.
const gold = '#c8963e'
const first = { font: 'bold 19px/1.35 sans-serif', margin: '0 0 20px' }
const quote = { borderLeft: `3px solid ${gold}`, margin: '0 0 16px', padding: '0 0 0 12px' }
const inEntry = { ...quote, margin: '0 0 10px', font: '18px/1.35 Georgia, serif' }
const name = { ...quote, font: '22px/1.3 Georgia, serif' }
const box = {
  display: 'inline-block',
  margin: '0 6px 8px 0',
  padding: '10px 16px',
  borderRadius: 6,
  textDecoration: 'none',
}
const filled = { ...box, background: '#e0a84e', color: '#110d10' }
const outlined = { ...box, border: `1px solid ${gold}`, color: 'inherit' }
const command = {
  font: '14px/1.6 monospace',
  margin: '0 0 16px',
  whiteSpace: 'pre-wrap',
} satisfies CSSProperties
const small = { font: '14px/1.5 sans-serif' }

/** Says what to do, before everything else. */
export const FirstLine = ({ children }: { children: ReactNode }) => <p style={first}>{children}</p>

/** Stands above the entries that it is about. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <>
    <Rule />
    <p style={{ font: 'bold 17px/1.4 sans-serif', margin: '0' }}>{children}</p>
  </>
)

/** Separates the studio's part, or an entry, from what stands above. */
export const Rule = () => <hr style={{ margin: '28px 0 20px' }} />

const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

/** A stranger's words. Each line has a bar before it, in the plain text too. */
export const Quote = ({ text, style = quote }: { text: string; style?: CSSProperties }) => (
  <blockquote dir="auto" style={style}>
    <bdi>
      <Lines text={text} />
    </bdi>
  </blockquote>
)

export const Couple = ({ text }: { text: string }) => <Quote text={text} style={name} />

export const CoupleInEntry = ({ text }: { text: string }) => <Quote text={text} style={inEntry} />

/** @param props.note a sentence of ours about the answer */
export const Answer = ({ label, text, note }: { label: string; text: string; note?: string }) => (
  <section>
    <div>
      <b>{label}</b>
    </div>
    <Quote text={text} />
    {note && <Note>{note}</Note>}
  </section>
)

/** A sentence of ours about the answer above it. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p style={{ margin: '-8px 0 16px' }}>
    <b>{children}</b>
  </p>
)

/** One command a line, to be copied. */
export const Commands = ({ lines }: { lines: readonly string[] }) => (
  <pre style={command}>{lines.join('\n')}</pre>
)

const Button = (props: { href: string; style: CSSProperties; children: ReactNode }) => (
  <a {...props} />
)

/**
 * @param props.isGreeted begins what staff write with the couple's names
 * @param props.hasOnlyWrite leaves out the telephone, because another inquiry gives it or may do so
 */
export function ContactButtons({
  inquiry,
  isGreeted = true,
  hasOnlyWrite = false,
}: {
  inquiry: ListedInquiry
  isGreeted?: boolean
  hasOnlyWrite?: boolean
}) {
  const { email, phone, flags } = inquiry
  const digits = !hasOnlyWrite && phone && whatsAppDigits(phone)
  const letter = isGreeted
    ? fillSentence(greetings.email, { names: shortenForHeader(inquiry.name) })
    : ''
  const chat = digits && writeOnWhatsApp(digits)
  // A flagged inquiry may be advertising, and gets no greeting.
  const canGreet = isGreeted && !isSuspicious(flags)
  return (
    <section style={{ margin: '0 0 16px' }}>
      {canWrite(inquiry) && (
        <Button href={mailtoLink(email, greetings.subject, letter)} style={filled}>
          {buttons.write}
        </Button>
      )}
      {chat && (
        <Button href={canGreet ? askOnWhatsApp(chat, greetingOf(inquiry)) : chat} style={filled}>
          {buttons.whatsApp}
        </Button>
      )}
      {digits && (
        <Button href={`tel:+${digits}`} style={filled}>
          {buttons.call}
        </Button>
      )}
    </section>
  )
}

function greetingOf(inquiry: ListedInquiry): string {
  const { name, day } = inquiry
  const names = shortenForHeader(name)
  if (!day || doubtsAbout(inquiry).day) return fillSentence(greetings.whatsApp, { names })
  return fillSentence(greetings.whatsAppWithDay, { names, day: dayAndMonth(day) })
}

/** Names our own address, because no stranger's link can. */
export function MarkButton({ token }: Pick<ListedInquiry, 'token'>) {
  const site = readSiteUrl()
  if (!site) return null
  const { href, host } = new URL(`/answered/${token}`, site)
  return (
    <section>
      <Button href={href} style={outlined}>
        {buttons.mark} <span style={small}>({host})</span>
      </Button>
    </section>
  )
}
