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

/**
 * Sends forms until the site admits no more from their visitor. Freeze the database first, so that
 * those inside stay there for some seconds.
 */
export async function exhaustAdmissions(
  url: string,
  visitor: Record<string, string>,
): Promise<void> {
  const form = await fillRawForm(url)
  const refusals = Array.from({ length: 9 }, async () => {
    const { status } = await post(url, form, visitor)
    if (status !== 303) throw new Error(`A form is not refused as busy: ${status}`)
  })
  await Promise.any(refusals)
}
