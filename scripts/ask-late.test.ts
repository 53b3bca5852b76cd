import { expect, test } from 'vitest'
import { askForScriptsLate } from './ask-late'

const page = `<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>
<script src="/_next/static/chunks/b.js" async="" integrity="sha256-b"></script>
<script src="/_next/static/chunks/old.js" noModule=""></script></head>
<body><script>theme()</script><p>self.__next_f.push([1,"x"]) is how it begins</p>
<script src="/_next/static/chunks/a.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"\\u003c/script>"])</script></body>`

test('the scripts of a page wait, behind what they need, and everything else stays', () => {
  const kept: string[] = []
  const late = askForScriptsLate(page, script => {
    kept.push(script)
    return 'src="/data.js"'
  })
  expect(kept).toEqual([`(self.__next_f=self.__next_f||[]).push([0])\n;self.__next_f.push([1,"\\u003c/script>"])`])
  expect(late).toBe(`<head>
<script type="late" src="/data.js"></script><script type="late" src="/_next/static/chunks/b.js" async="" integrity="sha256-b"></script>
<script src="/_next/static/chunks/old.js" noModule=""></script></head>
<body><script>theme()</script><p>self.__next_f.push([1,"x"]) is how it begins</p>
<script type="late" src="/_next/static/chunks/a.js" id="_R_" async=""></script></body>`)
})

test('doing it again changes nothing', () => {
  const late = askForScriptsLate(page, () => 'src="/data.js"')
  expect(askForScriptsLate(late, () => 'src="/other.js"')).toBe(late)
})
