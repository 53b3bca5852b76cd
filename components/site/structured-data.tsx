import type { Graph } from 'schema-dts'

/** JSON-LD in the vocabulary of schema.org, for search engines. */
export function StructuredData({ graph }: { graph: Graph }) {
  // In JSON only `<` could end the script element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
