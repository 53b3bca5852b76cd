import { expect } from '@playwright/test'
import type { Browser } from './browser'
import type { TestProxy } from './test-proxy'

/** A person before one browser. Selectors are CSS; of several matches, the first that can be seen. */
export class Visitor {
  constructor(
    readonly browser: Browser,
    readonly proxy: TestProxy,
    private readonly scripts: boolean,
  ) {}

  /** Opens a page of the site. `late`: its scripts come when what it resolves with is called. */
  async open(path: string, { late = false } = {}): Promise<() => void> {
    const release = this.proxy.hold()
    await this.browser.go(this.proxy.url + path)
    if (!late) {
      release()
      if (this.scripts) await this.hydrated()
    }
    return release
  }

  /** The scripts have taken the page over. */
  async hydrated() {
    await this.soon(() => Object.keys(document.querySelector('header a') ?? {}).join()).toContain('__reactProps')
  }

  /** Expects something of a value of the page, which may be on its way to it, or to another page. */
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

  /** A click of the pointer, once the thing rests and nothing lies over it: a page may still be scrolling smoothly. */
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

  /** Answers a question of a form. */
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
      // What loads late may move the field from under the pointer: a visitor clicks again before typing.
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
 * A day as it is typed into a date field, in the order of the browser's language. Chromium leaves a part by itself when no
 * digit can follow, the others never: the day and the month must be digits that a second could follow.
 */
function partsOfDay(value: string): string[] {
  const [year, month, day] = value.split('-').map(part => String(Number(part)))
  const parts: Record<string, string | undefined> = { year, month, day }
  const order = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'short' }).formatToParts()
  return order.flatMap(({ type }) => parts[type] ?? [])
}
