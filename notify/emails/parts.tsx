import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { emails } from '@/content/emails'
import { readSiteUrl } from '@/lib/env'
import { fillSentence } from '@/lib/fill-sentence'
import { inquiryPath, formatReference } from '@/lib/inquiry/id'
import { type Advice, listContactLinks, type StoredInquiry } from '@/lib/inquiry/stored'
import { whatsAppDigits } from '@/lib/whatsapp'
import { accent } from './accent'

const { buttons } = emails

// A mailbox chooses the background, so the accent marks and fills, and no text has a colour.
const first = { font: 'bold 19px/1.35 sans-serif', margin: '0 0 20px' }
const quote = { borderLeft: `3px solid ${accent}`, margin: '0 0 16px', padding: '0 0 0 12px' }
const serif = { ...quote, font: '20px/1.3 Georgia, serif' }
const box = {
  display: 'inline-block',
  margin: '0 6px 8px 0',
  padding: '10px 16px',
  borderRadius: 6,
  textDecoration: 'none',
}
const filled = { ...box, background: accent, color: '#110d10' }
const outlined = { ...box, border: `1px solid ${accent}`, color: 'inherit' }

/** Says what to do, before everything else. */
export const FirstLine = ({ children }: { children: ReactNode }) => <p style={first}>{children}</p>

/** Stands above the entries that it is about. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <p style={{ font: 'bold 17px/1.4 sans-serif', margin: '28px 0 12px' }}>{children}</p>
)

/** Grey is quiet on a light and a dark background. A browser's own rule is white on a dark one. */
const rule = { border: 0, borderTop: '1px solid #888', margin: '28px 0 20px' }
export const Rule = () => <hr style={rule} />

/** Our sentences about an inquiry. */
export const Note = ({ children }: { children: string }) => (
  <p>
    <b>{children}</b>
  </p>
)

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

/** Names, day and place. */
export const Couple = ({ lines }: { lines: string[] }) => (
  <Quote text={lines.join('\n')} style={serif} />
)

export const Answer = ({ label, text }: { label: string; text: string }) => (
  <section>
    <div>
      <b>{label}</b>
    </div>
    <Quote text={text} />
  </section>
)

const Button = (props: { href: string; style: CSSProperties; children: ReactNode }) => (
  <a {...props} />
)

/** Write, WhatsApp and Call, where staff may. */
export function ContactButtons({ inquiry, advice }: { inquiry: StoredInquiry; advice: Advice }) {
  const links = listContactLinks(inquiry, advice, emails)
  if (links.length === 0) return null
  return (
    <section>
      {links.map(({ label, href }) => (
        <Button key={label} href={href} style={filled}>
          {label}
        </Button>
      ))}
    </section>
  )
}

/** Leads to the inquiry's page, which asks before it shows or marks anything. */
export function OpenButton({ inquiry }: { inquiry: StoredInquiry }) {
  const site = readSiteUrl()
  if (!site) return null
  const { href } = new URL(inquiryPath(inquiry), site)
  return (
    <section>
      <Button href={href} style={outlined}>
        {fillSentence(buttons.open, { reference: formatReference(inquiry.id) })}
      </Button>
    </section>
  )
}

export const RingButton = ({ name, phone }: { name: string; phone: string }) => (
  <section>
    <Button href={`tel:+${whatsAppDigits(phone)}`} style={filled}>
      {fillSentence(buttons.ring, { who: name })}
    </Button>
  </section>
)
