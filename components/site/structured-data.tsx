import type { Graph } from 'schema-dts'

/** What a page is about, for search engines: data in the vocabulary of schema.org, which no browser runs. */
export function StructuredData({ graph }: { graph: Graph }) {
  // Of all of JSON only a `<` could end the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
