import { expect } from '@playwright/test'
import type { Browser } from './browser'
import type { TestProxy } from './test-proxy'

/** A visitor with one browser. Selectors are CSS; of several matches the first visible one counts. */
export class Visitor {
  constructor(
    readonly browser: Browser,
    readonly proxy: TestProxy,
    private readonly scripts: boolean,
  ) {}

  /** Opens a page of the site. With `late` it resolves with a function that releases the scripts. */
  async open(path: string, { late = false } = {}): Promise<() => void> {
    const release = this.proxy.hold()
    await this.browser.go(this.proxy.url + path)
    if (!late) {
      release()
      if (this.scripts) await this.hydrated()
    }
    return release
  }

  /** The page is hydrated. */
  async hydrated() {
    await this.soon(() => Object.keys(document.querySelector('header a') ?? {}).join()).toContain('__reactProps')
  }

  /** Polls a value of the page, which may be changing or loading. */
  soon<Value, Args extends unknown[]>(work: (...args: Args) => Value, ...args: Args) {
    const value = () => this.look(work, ...args).catch((error: Error) => error.message as Value)
    return expect.poll(value, { intervals: [50] })
  }

  look<Value, Args extends unknown[]>(work: (...args: Args) => Value, ...args: Args): Promise<Value> {
    return this.browser.evaluate(work, ...args)
  }

  sees(selector: string, words = '') {
    return this.soon(shows, selector, words).toBe(true)
  }

  seesNo(selector: string) {
    return this.soon(shows, selector, '').toBe(false)
  }

  /** Clicks once the element rests and nothing covers it: the page may still be scrolling. */
  async click(selector: string) {
    const points: string[] = []
    const rests = async () => {
      points.push(JSON.stringify(await this.look(whereToClick, selector)))
      const [last, ...before] = points.slice(-3).reverse()
      return last !== 'null' && before.length === 2 && before.every(point => point === last)
    }
    await expect.poll(rests, { message: selector, intervals: [75] }).toBe(true)
    const { x, y } = JSON.parse(points.at(-1)!) as { x: number; y: number }
    await this.browser.click(x, y)
  }

  /** Answers a field. */
  async answer(name: string, value: string) {
    const field = `main form [name="${name}"]`
    const kind = await this.look(focusField, field)
    if (kind === 'radio') return this.click(`${field}[value="${value}"]`)
    if (kind === 'select-one') {
      const at = await this.look(indexOfOption, field, value)
      for (let n = 0; n < at; n++) await this.browser.press('ArrowDown')
    } else if (kind === 'date') {
      for (const part of await this.look(partsOfDay, value)) {
        await this.browser.type(part)
        await this.browser.press('Tab')
      }
    } else {
      // Late content may move the field away from the pointer: click again before typing.
      const clicked = async () => (await this.click(field), this.look(hasFocus, field))
      await expect.poll(clicked, { message: field }).toBe(true)
      await this.browser.type(value)
    }
  }
}

/* These run in the page. */

function shows(selector: string, words: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  return all.some(each => each.checkVisibility({ visibilityProperty: true }) && each.innerText.includes(words))
}

function whereToClick(selector: string): { x: number; y: number } | null {
  const all = [...document.querySelectorAll(selector)]
  const found = all.find(each => each.checkVisibility({ visibilityProperty: true }))
  if (!found) return null
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const free = ({ x, y }: { x: number; y: number }) => found.contains(document.elementFromPoint(x, y))
  if (!free(middle())) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return free(middle()) ? middle() : null
}

function focusField(selector: string): string {
  const field = document.querySelector<HTMLInputElement>(selector)!
  field.focus()
  return field.type
}

function hasFocus(selector: string): boolean {
  return document.activeElement === document.querySelector(selector)
}

function indexOfOption(selector: string, value: string): number {
  return [...document.querySelector<HTMLSelectElement>(selector)!.options].findIndex(each => each.value === value)
}

/**
 * The keys of a date, in the order of the browser's language. Chromium moves on from a part when no further digit can follow, the
 * others never do: so day and month must each begin with a digit that a second one can follow.
 */
function partsOfDay(value: string): string[] {
  const [year, month, day] = value.split('-').map(part => String(Number(part)))
  const parts: Record<string, string | undefined> = { year, month, day }
  const order = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'short' }).formatToParts()
  return order.flatMap(({ type }) => parts[type] ?? [])
}
