import { mailWords } from '@/content/emails'
import type { ListedInquiry } from '@/db/outbox'
import { readSiteUrl } from '@/lib/env'
import { dayInWords } from '@/lib/india'
import { mailtoLink } from '@/lib/email-addresses'
import { escapeHtml, shortened } from '@/lib/inquiry/plain-text'
import { isSuspicious } from '@/lib/inquiry/spam'
import { askOnWhatsApp, whatsAppDigits, writeOnWhatsApp } from '@/lib/whatsapp'
import type { Mail } from './mailer'
import { fillSentence } from './words'

interface Part {
  text: string
  html: string
}

const page = 'font: 16px/1.5 sans-serif; max-width: 36em; overflow-wrap: anywhere'
const bar = 'border-left: 3px solid #c8963e; padding-left: 12px; overflow: hidden'
const box =
  'display: inline-block; margin: 0 4px 8px 0; padding: 10px 16px; border-radius: 6px; text-decoration: none'
const filled = 'background: #e0a84e; color: #110d10'
const outlined = 'border: 1px solid #c8963e; color: inherit'

const { links, greetings } = mailWords

export const title = (text: string): Part => ({
  text: `${'-'.repeat(40)}\n${text}`,
  html: `<hr style="margin: 24px 0 16px"><p><b>${escapeHtml(text)}</b></p>`,
})

/** So that no line of a stranger looks like ours. */
const behindBar = (text: string) => text.replace(/^/gm, '| ')

export const heading = (text: string): Part => ({
  text: behindBar(text),
  html: `<p dir="auto" style="${bar}; font: 22px/1.3 Georgia, serif">${escapeHtml(text)}</p>`,
})

export const quote = ({ label, text }: { label: string; text: string }): Part => ({
  text: `${label}\n${behindBar(text)}`,
  html: `<p style="${bar}"><b>${label}</b><br><bdi>${escapeHtml(text)}</bdi></p>`,
})

const button = (label: string, href: string, colours = filled): Part => ({
  text: `${label}: ${href}`,
  html: `<a style="${box}; ${colours}" href="${escapeHtml(href)}">${label}</a>`,
})

export function contactButtons(inquiry: ListedInquiry): Part {
  const { email, phone, flags, day } = inquiry
  const names = shortened(inquiry.name)
  const letter = fillSentence(greetings.mail, { names })
  const write = button(links.write, mailtoLink(email, greetings.subject, letter))
  const digits = phone && whatsAppDigits(phone)
  if (!digits) return write
  const chat = writeOnWhatsApp(digits)
  const wedding = day ? dayInWords(day) : greetings.noDate
  const greeted = askOnWhatsApp(chat, fillSentence(greetings.whatsApp, { names, wedding }))
  // Nothing is written for whom may be advertising.
  const whatsApp = button(links.whatsApp, isSuspicious(flags) ? chat : greeted)
  return joined([write, whatsApp, button(links.call, `tel:+${digits}`)], '\n')
}

export function recordButton({ token }: ListedInquiry): Part | false {
  const site = readSiteUrl()
  if (!site) return false
  const { href, host } = new URL(`/answered/${token}`, site)
  const { html } = button(links.record, href, outlined)
  return {
    text: `${links.record} (${host}): ${href}`,
    html: `<div>${html} <small>${host}</small></div>`,
  }
}

const joined = (parts: Part[], between: string): Part => ({
  text: parts.map(({ text }) => text).join(between),
  html: parts.map(({ html }) => html).join('\n'),
})

/** @param preview what a mailbox shows beside the subject */
export function bodyOf(parts: (Part | string | false)[], preview = ''): Part {
  const shown = parts.filter(part => part !== false)
  const whole = shown.map(part =>
    typeof part === 'string' ? { text: part, html: `<p>${escapeHtml(part)}</p>` } : part,
  )
  const { text, html } = joined(whole, '\n\n')
  const document = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><div style="display: none">${escapeHtml(preview)}</div>
<div style="${page}">${html}</div></html>`
  return { text: `${text}\n`, html: document }
}

/** Encoded, a mail stays below 100 KB: Gmail cuts it at 102. @param most how much to write */
export function fitted(most: number, write: (most: number) => Part): Mail {
  const { text, html } = write(most)
  const whole = text + html
  const bytes = Buffer.byteLength(whole)
  // Quoted-printable trebles what is not ASCII, base64 adds a third to all.
  const isMostlyAscii = bytes < whole.length * 1.05
  if (bytes > (isMostlyAscii ? 80_000 : 70_000)) return fitted(Math.floor(most * 0.9), write)
  return { text, html, textEncoding: isMostlyAscii ? 'quoted-printable' : 'base64' }
}
