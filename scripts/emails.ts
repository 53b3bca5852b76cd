import { createServer } from 'node:http'
import { sampleEmails } from '@/notify/emails/samples'
import type { Email } from '@/notify/emails/email'
import { readServeEnv } from '@/lib/env'

/*
 * `npm run emails` shows every kind of email in a browser: light, dark and as wide as a telephone.
 * When a file changes, Node restarts it. Reload the page then.
 */

process.env.SITE_URL ||= 'https://www.site.example'
process.env.SMTP_URL ||= 'smtp://127.0.0.1:1'

const frames = { light: 680, dark: 680, telephone: 390 }

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Shows the email as a light or a dark mailbox does, whatever the browser prefers. */
const inScheme = (html: string, scheme: string) =>
  html.replace('content="light dark"', `content="${scheme}"`)

const grow = 'this.height = this.contentDocument.documentElement.scrollHeight'

function frameOf({ html }: Email, [name, width]: [string, number]): string {
  const scheme = name === 'dark' ? 'dark' : 'light'
  const document = escape(inScheme(html, scheme))
  return `<iframe title="${name}" width="${width}" style="color-scheme: ${scheme}" onload="${grow}" srcdoc="${document}"></iframe>`
}

function sectionOf([name, email]: readonly [string, Email]): string {
  const { subject, audience, text } = email
  return `<section id="${escape(name)}"><h2>${escape(name)}</h2>
<p><b>${escape(subject)}</b><br>to ${typeof audience === 'string' ? audience : 'the couple'}</p>
<div>${Object.entries(frames)
    .map(frame => frameOf(email, frame))
    .join('')}</div>
<details><summary>Plain text</summary><pre>${escape(text)}</pre></details></section>`
}

function page(): string {
  const emails = Object.entries(sampleEmails).map(([name, write]) => [name, write()] as const)
  const links = emails.map(([name]) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emails</title><style>
body { font: 16px/1.5 sans-serif; margin: 24px; background: #ddd }
section > div { display: flex; gap: 16px; align-items: start; overflow-x: auto }
iframe { border: 0; flex: none; background: canvas }
pre { white-space: pre-wrap; overflow-wrap: anywhere; max-width: 70em; background: #fff; padding: 16px }
</style><h1>Emails</h1><ul>${links.join('')}</ul>${emails.map(sectionOf).join('')}</html>`
}

const { PORT, HOST = '127.0.0.1' } = readServeEnv()
createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(page())
}).listen(Number(PORT), HOST, () => console.log(`http://${HOST}:${PORT}`))
