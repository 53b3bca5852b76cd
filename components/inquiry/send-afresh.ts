/**
 * For a page that is older than the site, whose form no server knows: takes the form from a fresh page, fills it with these
 * answers, and posts it as a browser without scripts would. Rejects if there is none to be had; else the page is left.
 */
export async function sendAfresh(formId: string, data: FormData): Promise<never> {
  const answer = await fetch(location.pathname, { cache: 'no-store' })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const fresh = page.forms.namedItem(formId)
  const address = fresh?.getAttribute('action')
  if (!fresh || !address) throw new Error('The fresh page has no such form')

  const form = document.createElement('form')
  form.method = 'post'
  form.enctype = 'multipart/form-data'
  form.action = address
  for (const mark of fresh.querySelectorAll<HTMLInputElement>('input[name^="$ACTION_"]'))
    form.append(hidden(mark.name, mark.value))
  for (const [name, value] of data)
    if (typeof value === 'string' && !name.startsWith('$ACTION_')) form.append(hidden(name, value))
  document.body.append(form)
  form.submit()
  return new Promise(() => {})
}

function hidden(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  return Object.assign(input, { type: 'hidden', name, value })
}
