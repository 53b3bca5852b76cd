import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toPlainText } from './plain-text'

/** `others` are the addresses of ALERT_TO that are not the studio's. `couple` is one address. */
type Audience = 'studio' | 'alerts' | 'others' | { couple: string }

export interface Email {
  subject: string
  audience: Audience
  html: string
  text: string
  /** Becomes the Message-ID, by which a mailbox recognises an email that is sent twice. */
  id?: string
  /** The id of the email that this one belongs to. */
  references?: string
}

interface Headers extends Omit<Email, 'html' | 'text'> {
  /** Shown by a mailbox beside the subject. Without it, a mailbox shows how the email begins. */
  preview?: string
}

const page = { font: '16px/1.5 sans-serif', maxWidth: '36em', overflowWrap: 'anywhere' } as const

export function renderEmail({ preview, ...headers }: Headers, content: ReactNode): Email {
  const body = renderToStaticMarkup(<div style={page}>{content}</div>)
  return { ...headers, html: documentOf(body, preview), text: toPlainText(body) }
}

/** Written by hand, because React moves <title> and <meta> out of a component. */
function documentOf(body: string, preview: string | undefined): string {
  const hidden = preview && renderToStaticMarkup(<div style={{ display: 'none' }}>{preview}</div>)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"></head><body>${hidden ?? ''}${body}</body></html>`
}
