import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toPlainText } from './plain-text'

/** `others` are the addresses of ALERT_TO that are not the studio's. */
type Audience = 'studio' | 'alerts' | 'others'

/** The part of nodemailer's message without sender, recipients and Message-ID. */
export interface Email {
  subject: string
  html: string
  text: string
  textEncoding: 'quoted-printable' | 'base64'
  audience: Audience
  replyTo?: { name: string; address: string }
}

interface Headers extends Pick<Email, 'subject' | 'audience' | 'replyTo'> {
  /** Shown by a mailbox beside the subject. Without it, a mailbox shows how the email begins. */
  preview?: string
}

const page = { font: '16px/1.5 sans-serif', maxWidth: '36em', overflowWrap: 'anywhere' } as const
/** In letters. Mailboxes show fewer. */
const longestPreview = 150
// Gmail cuts an email at 102 KB, so an encoded one stays below 100. Quoted-printable trebles what is
// not ASCII, and base64 adds a third to everything.
const maxBytes = { 'quoted-printable': 80_000, base64: 70_000 }

export const renderEmail = (headers: Headers, body: ReactNode): Email =>
  renderFitted(headers, 1, () => body)

/** @param most how much `write` may say. While the email is too long, it is called again with less. */
export function renderFitted(
  headers: Headers,
  most: number,
  write: (most: number) => ReactNode,
): Email {
  const { preview, ...rest } = headers
  const body = renderToStaticMarkup(<div style={page}>{write(most)}</div>)
  const html = documentOf(body, preview)
  const text = toPlainText(body)
  const bytes = Buffer.byteLength(html + text)
  const isMostlyAscii = bytes < (html + text).length * 1.05
  const textEncoding = isMostlyAscii ? 'quoted-printable' : 'base64'
  const excess = bytes / maxBytes[textEncoding]
  if (excess > 1 && most > 1)
    return renderFitted(headers, Math.floor(most * Math.min(0.95, 1 / excess)), write)
  return { ...rest, html, text, textEncoding }
}

/** Written by hand, because React moves <title> and <meta> out of a component. */
function documentOf(body: string, preview = ''): string {
  const start = [...preview].slice(0, longestPreview).join('')
  const hidden = start && renderToStaticMarkup(<div style={{ display: 'none' }}>{start}</div>)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"></head><body>${hidden}${body}</body></html>`
}
