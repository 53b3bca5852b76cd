/** Regular expressions are enough, because React writes no > into a tag. */
export function readForm(html: string): FormData {
  const form = new FormData()
  const controls = /<(?:input|select|textarea) [^>]*name="([^"]*)"(?: value="([^"]*)")?/g
  for (const [, name = '', value = ''] of html.matchAll(controls))
    form.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  return form
}
