import { refusalPage as page } from '@/content/refusals'
import { studio } from '@/content/studio'
import { hashOf } from './inline-scripts'
import { plainPolicy } from './security-headers'

const style =
  'body{max-width:34em;margin:12vh auto;padding:0 6vw;background:#110d10;color:#efe9e2;font:1.1em/1.6 Georgia,serif}a{color:inherit}li{margin:.5em 0}'

/** Content security policy of the page below. */
export const refusalPolicy = plainPolicy(hashOf(style))

/** Self-contained HTML, because the request does not reach Next. @param reference of the log line */
export function renderRefusal({ title, text }: { title: string; text: string }, reference?: string): string {
  const contactMethods = [studio.phone, { ...studio.whatsapp, shown: studio.whatsapp.label }, studio.email]
  const links = [...contactMethods, ...page.links]
    .map(({ href, shown }) => `<li><a href="${href}">${shown}</a></li>`)
    .join('\n')
  return `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${studio.name}</title><style>${style}</style></head>
<body><h1>${title}</h1>
<p>${text}</p>
<p>${page.help}</p>
<ul>${links}</ul>
${reference ? `<p>${page.reference} ${reference}</p>\n` : ''}</body></html>
`
}
