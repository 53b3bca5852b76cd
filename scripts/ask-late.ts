const eager = /<script(?= [^>]*src="\/_next\/)(?![^>]*\bnoModule\b)/g
const eagerHint = /<link rel="preload" as="script"[^>]*>/g
/** What React needs to take the page over: all of it once more, in React's own notation, which is half of the document. */
const data = /<script>((?:\(self\.__next_f=|self\.__next_f\.push\()[^]*?)<\/script>/g

/**
 * Takes out of a built page what its scripts need, and marks those for components/site/late-scripts.tsx: browsers pay no
 * heed to a script of type "late". Harmless to repeat.
 * @param keep is given what was taken out, as a script, and says where it can be had: the attributes of its element
 */
export function askForScriptsLate(html: string, keep: (script: string) => string): string {
  const script = [...html.matchAll(data)].map(([, code]) => code).join('\n;')
  if (!script) return html
  const marked = html.replace(eagerHint, '').replace(data, '').replace(eager, '<script type="late"')
  return marked.replace('<script type="late"', `<script type="late" ${keep(script)}></script>$&`)
}
