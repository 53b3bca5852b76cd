import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { essayFaults, faultsIn, faultsOfEntry } from './essays'
import { library, type Article } from './journal'
import { pictures } from './encoded-pictures'
import { pictureList, type PictureName } from './picture-list'

test('every essay can be printed, and is as long as its entry says', () => {
  expect(essayFaults()).toEqual([])
})

test('every essay that sets a word in italics says which language it is, once one essay has said it', () => {
  const sources = library.map(({ slug }) => readFileSync(`content/journal/${slug}.mdx`, 'utf8')).join('\n')
  const foreign = new Set([...sources.matchAll(/<i lang="[^"]*">([^<]+)</g)].map(([, words]) => words!.toLowerCase()))
  const stressed = [...sources.matchAll(/_([^_\n]+)_/g)].map(([, words]) => words!.toLowerCase())
  expect(stressed.filter(words => foreign.has(words))).toEqual([])
})

const [first, second] = library as [Article, Article]
const article = { ...first, readTime: '5 min' }
const pictureOf = ({ picture }: Article) => Object.entries(pictures).find(([, each]) => each === picture)![0]
const words = (count: number) => Array.from({ length: count }, () => 'light').join(' ')
const faults = (text: string) => faultsIn('essay.mdx', `${words(1_200)}\n\n${text}\n`, article)

test('an essay whose picture is not made for the width of a window is told so', () => {
  expect(faultsOfEntry(first)).toEqual([])
  const [place] = Object.entries(pictureList).find(([, { largest }]) => largest)!
  const small = { ...first, picture: pictures[place as PictureName] }
  expect(faultsOfEntry(small)).toEqual([expect.stringContaining(`“${place}” is too small`)])
})

test('an essay of 1,200 words needs no note, drawing, picture or book', () => {
  expect(faults('## A heading\n\n> “Said,” she said.\n\n- One thing\n- and _another_.')).toEqual([])
})

describe('an author gets one sentence that says where to fix what', () => {
  const mistakes: Record<string, [mistake: string, sentence: string]> = {
    'a brace': ['About {200} guests.', 'essay.mdx:3: a brace begins a program here: write \\{ for {.'],
    'a brace left open': ['A { in a sentence.', 'essay.mdx:3: a brace begins a program here: write \\{ for {.'],
    'a program': ['Guests {one two}.', 'essay.mdx:3: a brace begins a program here: write \\{ for {.'],
    'a smaller-than': ['Under <3 lakhs.', 'essay.mdx:3: a < begins an element here: write \\< for <.'],
    'an HTML comment': ['<!-- later -->', 'essay.mdx:3: a < begins an element here: write \\< for <.'],
    'a first word': ['import duties are high.', 'essay.mdx:3: a paragraph that begins with “import” or “export”'],
    'an unknown element': ['<Video />', 'essay.mdx:3: there is no <Video>: an essay has Note, Pull, Picture, Diagram'],
    'an open element': ['<Pull>\n\nA sentence.', 'essay.mdx:3: an element begins and ends within one paragraph, or'],
    'a quote in a caption': ['<Picture name="pheras" caption="A "fire"" />', 'essay.mdx:3: an element is written like'],
    'a straight quote': [
      '<Picture name="pheras" caption="It’s a \'fire\'" />',
      'essay.mdx:3: write “ ” and ’ in the caption',
    ],
    'no caption': ['<Picture name="pheras" />', 'essay.mdx:3: <Picture> needs caption=….'],
    'a missing picture': [
      '<Picture name="sea" caption="The sea" />',
      'essay.mdx:3: there is no picture “sea”: name one',
    ],
    'its own picture': [`<Picture name="${pictureOf(first)}" caption="Silk" />`, `is the picture of “${first.title}”`],
    'the next one’s': [
      `<Picture name="${pictureOf(second)}" caption="A horn" />`,
      `is the picture of “${second.title}”`,
    ],
    'a missing drawing': ['<Diagram name="sea" caption="A sea" />', 'essay.mdx:3: there is no drawing “sea” in'],
    'a skipped note': ['Light<Note n={2}>Said so.</Note> falls.', 'essay.mdx:3: this is note 1: write n={1}.'],
    'an unknown language': ['<i lang="hi">haldi</i>', 'essay.mdx:3: lang is one of hi-Latn, ur-Latn'],
    'no language': ['<i>haldi</i>', 'essay.mdx:3: <i> needs lang=….'],
    'a link': ['A [book](https://example.com).', 'essay.mdx:3: name a book by its title'],
    'a title': ['# A title', 'essay.mdx:3: begin a heading with ##'],
  }
  it.each(Object.entries(mistakes))('%s', (_, [mistake, sentence]) => {
    const [found, ...others] = faults(mistake)
    expect(found).toContain(sentence)
    expect(others).toEqual([])
  })

  it('a length that its entry does not have', () => {
    const said = faultsIn('essay.mdx', words(2_000), article)
    expect(said).toEqual([
      expect.stringMatching(/^content\/journal\.ts:\d+: .* 2000 words, .*: write readTime: '9 min'\.$/),
    ])
    const line = Number(/:(\d+):/.exec(said[0]!)![1])
    expect(readFileSync('content/journal.ts', 'utf8').split('\n')[line - 1]).toContain(`readTime: '${first.readTime}'`)
  })
})
