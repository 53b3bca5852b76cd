import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createProcessor } from '@mdx-js/mdx'
import { cardPicture } from './cards'
import { library, type Article } from './journal'
import { pictures, type PictureName } from './encoded-pictures'
import { pictureList } from './picture-list'

const folder = 'content/journal'
const list = 'content/journal.ts'
/** Reading speed. */
const wordsAMinute = 220
/** The elements of mdx-components.tsx, and the attributes that each needs. */
const elements: Partial<Record<string, string[]>> = {
  Note: ['n'],
  Pull: [],
  Picture: ['name', 'caption'],
  Diagram: ['name', 'caption'],
  Further: [],
  i: ['lang'],
}
/** Hindi, Urdu, Punjabi and Tamil, in Latin letters. */
const languages = ['hi-Latn', 'ur-Latn', 'pa-Latn', 'ta-Latn']

/** A node of the tree that MDX reads an essay into: https://mdxjs.com/packages/remark-mdx/#syntax-tree */
interface Node {
  type: string
  name?: string | null
  value?: string
  depth?: number
  attributes?: { type: string; name?: string; value?: string | { value: string } }[]
  children?: Node[]
  position?: { start: { line: number } }
}
type Fault = { line: number; fix: string }

/** The faults of all essays, a sentence each: file, line and fix. */
export function essayFaults(): string[] {
  const entries = library.map(({ slug }) => slug)
  const files = readdirSync(folder).flatMap(file => /^(.+)\.mdx$/.exec(file)?.[1] ?? [])
  const unlisted = files.filter(slug => !entries.includes(slug))
  return [
    ...unlisted.map(slug => `${folder}/${slug}.mdx:1: write its entry in ${list}, with slug: '${slug}'.`),
    ...library.flatMap(article => {
      const file = `${folder}/${article.slug}.mdx`
      if (!existsSync(file)) return `${entryOf(article, 'slug')}: write ${file}, or take this entry out.`
      return [...faultsIn(file, readFileSync(file, 'utf8'), article), ...faultsOfEntry(article)]
    }),
  ]
}

/** The faults of one essay. If MDX cannot parse it, the first fault hides the others. */
export function faultsIn(file: string, source: string, article: Article): string[] {
  const [tree, unreadable] = read(source)
  if (!tree) return [`${file}:${unreadable.line}: ${unreadable.fix}.`]
  const faults = [...walk(tree)].flatMap(node => faultsOf(node, article).map(fix => ({ line: lineOf(node), fix })))
  const sentences = [...faults, ...misnumbered(tree)].map(({ line, fix }) => `${file}:${line}: ${fix}.`)
  const minutes = wordsIn(tree) / wordsAMinute
  if (Math.abs(minutes - parseInt(article.readTime)) <= 1) return sentences
  const said = `this essay has ${wordsIn(tree)} words, which are read in ${Math.round(minutes)} minutes`
  return [...sentences, `${entryOf(article, 'readTime')}: ${said}: write readTime: '${Math.round(minutes)} min'.`]
}

export function faultsOfEntry(article: Article): string[] {
  const entry = entryOf(article, 'slug')
  const [place, listed] = Object.entries(pictureList).find(
    ([name]) => pictures[name as PictureName] === article.picture,
  )!
  return [
    ...(existsSync(`public${cardPicture(article.slug).url}`)
      ? []
      : [`${entry}: its card is not drawn: run npm run cards.`]),
    ...(listed.largest
      ? [`${entry}: “${place}” is too small to fill a window: choose a picture without "largest", or put a new one.`]
      : []),
  ]
}

/** File and line of this property of an article. */
function entryOf({ slug }: Article, property: 'slug' | 'readTime'): string {
  const lines = readFileSync(list, 'utf8').split('\n')
  const entry = lines.findIndex(line => line.includes(`slug: '${slug}'`))
  return `${list}:${lines.findIndex((line, index) => index >= entry && line.includes(`${property}:`)) + 1}`
}

function read(source: string): [Node] | [undefined, Fault] {
  try {
    return [createProcessor().parse(source) as Node]
  } catch (error) {
    const { line, reason, ruleId } = error as { line?: number; reason: string; ruleId: string }
    return [undefined, { line: line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1), fix: fixFor(ruleId, reason) }]
  }
}

function fixFor(rule: string, reason: string): string {
  if (reason.includes('import/exports')) return asCode
  if (rule === 'acorn' || reason.includes('expression')) return 'a brace begins a program here: write \\{ for {'
  if (reason.includes('attribute'))
    return 'an element is written like <Picture name="…" caption="…" />, and a quote within “ ” as “ or ’'
  if (/tag-mismatch|closing-slash/.test(rule))
    return `an element begins and ends within one paragraph, or on lines of its own (${reason})`
  return 'a < begins an element here: write \\< for <'
}
const asCode = 'a paragraph that begins with “import” or “export” is read as a program: begin it with another word'

function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of node.children ?? []) yield* walk(child)
}

const lineOf = ({ position }: Node) => position?.start.line ?? 1
const isElement = ({ type }: Node) => type.startsWith('mdxJsx')

/** How to fix this node. */
function faultsOf(node: Node, article: Article): string[] {
  if (/^mdx(Flow|Text)Expression$/.test(node.type)) return [fixFor('acorn', '')]
  if (node.type === 'mdxjsEsm') return [asCode]
  if (/^link|^image|^definition/.test(node.type))
    return ['name a book by its title and show a picture by <Picture>: an essay has no links']
  if (node.type === 'heading' && node.depth === 1)
    return ['begin a heading with ##: the title of the page is in its entry']
  return isElement(node) ? faultsOfElement(node, article) : []
}

function faultsOfElement(node: Node, article: Article): string[] {
  const wanted = elements[node.name ?? '']
  if (!wanted) return [`there is no <${node.name ?? ''}>: an essay has ${Object.keys(elements).join(', ')}`]
  const missing = wanted.filter(name => !attributeOf(node, name))
  if (missing.length) return [`<${node.name}> needs ${missing.map(name => `${name}=…`).join(' and ')}`]
  const [name, caption, lang] = ['name', 'caption', 'lang'].map(attribute => attributeOf(node, attribute))
  if (caption && /['"]/.test(caption)) return [`write “ ” and ’ in the caption of “${name}”, as they are to be printed`]
  if (node.name === 'i' && !languages.includes(lang!)) return [`lang is one of ${languages.join(', ')}`]
  if (node.name === 'Diagram' && !existsSync(`components/journal/diagrams/${name}.tsx`))
    return [`there is no drawing “${name}” in components/journal/diagrams: leave the <Diagram> out, or have it drawn`]
  return node.name === 'Picture' ? faultsOfPicture(name as PictureName, article) : []
}

function faultsOfPicture(name: PictureName, article: Article): string[] {
  if (!pictures[name]) return [`there is no picture “${name}”: name one of content/pictures.json`]
  const index = library.findIndex(({ slug }) => slug === article.slug)
  const following = library[(index + 1) % library.length]
  const taken = [article, following].find(other => other?.picture === pictures[name])
  return taken ? [`“${name}” is the picture of “${taken.title}”, on the same page: choose another`] : []
}

/** An attribute of an element, as text. */
function attributeOf({ attributes = [] }: Node, name: string): string | undefined {
  const value = attributes.find(attribute => attribute.name === name)?.value
  return typeof value === 'object' ? value.value : value
}

function misnumbered(tree: Node): Fault[] {
  const notes = [...walk(tree)].filter(({ name }) => name === 'Note')
  const wrong = notes.findIndex((note, before) => attributeOf(note, 'n') !== String(before + 1))
  return wrong < 0 ? [] : [{ line: lineOf(notes[wrong]!), fix: `this is note ${wrong + 1}: write n={${wrong + 1}}` }]
}

/** The number of words, captions, notes and books included. */
function wordsIn(tree: Node): number {
  const texts = [...walk(tree)].map(node => (isElement(node) ? attributeOf(node, 'caption') : node.value))
  return texts.join(' ').match(/[\p{L}\p{N}][^\s—]*/gu)?.length ?? 0
}
