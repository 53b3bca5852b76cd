import { refusalPage, refusals as words } from '@/content/refusals'
import { studio } from '@/content/studio'
import type { BuiltSite } from './built-site'
import type { Refusal } from './refusal'

/**
 * A page of words, in the site's own look, that needs no scripts: plain HTML, because what it answers must not reach Next.
 * @param reference of the line in the log
 * @param again HTML of a form that sends what was typed once more
 */
export function renderRefusal(refusal: Refusal, dress: BuiltSite['dress'], reference: string, again = ''): string {
  return renderWords(words[refusal], dress, again, reference)
}

/** The same for words of any kind. Without a `theme` in its dress it is dark, and holds no script at all. */
export function renderWords(
  { title, text }: { title: string; text: string },
  { html, styles, theme }: BuiltSite['dress'],
  again = '',
  reference = '',
): string {
  const ways = [studio.phone, { ...studio.whatsapp, shown: studio.whatsapp.label }, studio.email]
  const links = (list: readonly { href: string; shown: string }[]) =>
    list.map(({ href, shown }) => `<li><a href="${href}" class="touch text-link">${shown}</a></li>`).join('')
  return `<!DOCTYPE html>${html}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="dark light"><title>${title} | ${studio.name}</title>${styles}</head>
<body>${theme && `<script>${theme}</script>`}<main class="page-grid min-h-svh content-center py-32">
<p class="col-span-full lg:col-start-2"><a href="/" class="touch font-display text-[1.625rem] font-light tracking-[-0.01em]">${studio.name}</a></p>
<h1 class="col-span-full mt-8 text-h2 lg:col-start-2">${title}</h1>
<p class="col-span-full mt-8 max-w-[34em] text-lead text-quiet md:col-span-8 lg:col-start-2">${text}</p>
${again && `<div class="col-span-full mt-8 lg:col-start-2">${again}</div>`}
<div class="col-span-full mt-10 lg:col-start-2"><p class="text-small text-fine">${refusalPage.help}</p>
<ul class="flex flex-wrap gap-x-6">${links(ways)}</ul>
<ul class="mt-4 flex flex-wrap gap-x-6">${links(refusalPage.links.map(({ href, label }) => ({ href, shown: label })))}</ul>
${reference && `<p class="mt-8 text-small text-fine">${refusalPage.reference} ${reference}</p>`}</div></main></body></html>`
}
