import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { htmlToText } from 'html-to-text'

/** `others`: those of ALERT_TO who are not the studio. */
export type Audience = 'studio' | 'alerts' | 'others'

/** What nodemailer needs beside sender, recipients and Message-ID: spread it into the message. */
export interface Email {
  subject: string
  html: string
  text: string
  textEncoding: 'quoted-printable' | 'base64'
  audience: Audience
  replyTo?: { name: string; address: string }
}

interface Headers extends Pick<Email, 'subject' | 'audience' | 'replyTo'> {
  /** What a mailbox shows beside the subject. */
  preview?: string
}

export function renderEmail({ preview = '', ...headers }: Headers, body: ReactNode): Email {
  const html = renderToStaticMarkup(
    <>
      <div style={{ display: 'none' }}>{preview}</div>
      {body}
    </>,
  )
  return { ...headers, html, text: htmlToText(html), textEncoding: 'quoted-printable' }
}
