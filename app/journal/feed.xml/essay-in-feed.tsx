import type { MDXComponents } from 'mdx/types'
import { addressOf } from '@/lib/site-address'
import { journal } from '@/content/journal'
import { pictures, type PictureName } from '@/content/encoded-pictures'

/** The elements of mdx-components.tsx in plain HTML: feed readers have neither a margin nor the site's styles. */
const plain = {
  Note: ({ children }) => <small> [{children}]</small>,
  Pull: ({ children }) => <blockquote>{children}</blockquote>,
  Diagram: ({ caption }: { caption: string }) => (
    <p>
      <em>{caption}</em>
    </p>
  ),
  Picture: ({ name, caption }: { name: PictureName; caption: string }) => (
    <figure>
      <picture>
        <img src={addressOf(pictures[name].sources.fallback.at(-1)?.src ?? '/')} alt={pictures[name].alt} />
      </picture>
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  Further: ({ children }) => (
    <>
      <h2>{journal.article.further}</h2>
      {children}
    </>
  ),
} satisfies MDXComponents

/** An essay as HTML. */
export async function essayInFeed(slug: string): Promise<string> {
  // Next forbids a static import, to keep pages from rendering twice; this is no page.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { default: Words } = await import(`@/content/journal/${slug}.mdx`)
  return renderToStaticMarkup(<Words components={plain} />)
}
