import { request } from 'node:http'
import { readForm } from '@/notify/html-form'

export const answers: Record<string, string> = {
  names: 'Asha',
  email: 'asha@example.com',
  phone: '+91',
  wedding_date: '2027-02-14',
  location: 'Jaipur',
}

/** A kept-alive connection would keep talking to a site that is stopping for a restart. */
const closeConnection = { Connection: 'close' }

export async function fillRawForm(url: string, filled = answers): Promise<FormData> {
  const html = await (await fetch(url, { headers: closeConnection })).text()
  const form = readForm(html)
  for (const [name, value] of Object.entries(filled)) form.set(name, value)
  return form
}

export function post(url: string, body: RequestInit['body'], changed: Record<string, string> = {}) {
  const headers = { ...closeConnection, Origin: new URL(url).origin, ...changed }
  return fetch(url, { method: 'POST', body, redirect: 'manual', headers })
}

/** Looks for the receipt's id, because the scripts of every page with a form contain its words. */
export const isConfirmed = (html: string) => html.includes('-receipt-description"')

/** Starts forms and never finishes them, until the site admits no more from their visitor. */
export async function exhaustAdmissions(
  url: string,
  visitor: Record<string, string>,
): Promise<void> {
  const headers = {
    ...visitor,
    Origin: new URL(url).origin,
    'Content-Type': `multipart/form-data; boundary=${'-'.repeat(30)}`,
    'Content-Length': 900,
  }
  for (let form = 0; form < 8; form++)
    request(url, { method: 'POST', headers })
      .on('error', () => {}) // the test's end cuts the connection
      .flushHeaders()
  while ((await post(url, new FormData(), visitor)).status !== 503);
}
