/** On the narrowest phones a drawing extends into the margins, so that its letters keep 14 px. */
export async function Diagram({ name, caption }: { name: string; caption: string }) {
  const drawing: { default: string } = await import(`@/content/journal/${name}.svg`)
  return (
    <figure className="diagram max-w-(--reading-width) border-y py-8 max-[24.375rem]:mx-[calc(0.5rem-var(--margin))]">
      {/* Inline, because an SVG in an <img> has neither the theme's colours nor our fonts. */}
      <div dangerouslySetInnerHTML={{ __html: drawing.default }} />
      <figcaption className="max-[24.375rem]:px-[calc(var(--margin)-0.5rem)]">{caption}</figcaption>
    </figure>
  )
}
