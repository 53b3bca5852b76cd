export interface Settings {
  /** Of the window. WebKit's is at least 447. */
  width: number
  height: number
  scripts: boolean
  /** The visitor's system setting. */
  reducedMotion: boolean
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

/** What the tests need of a browser; each engine's driver implements it. */
export interface Browser {
  /** Resolves when the document is parsed; scripts and pictures may still load. */
  go(url: string): Promise<void>
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate<Value, Args extends unknown[]>(work: (...args: Args) => Value, ...args: Args): Promise<Value>
  /** Clicks at this point of the window. */
  click(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Resizes the window, as when a tablet is turned. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Console messages and uncaught errors. */
  consoleMessages(): Promise<string[]>
  close(): Promise<void>
}
