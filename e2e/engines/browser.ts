export interface Settings {
  /** Of the window. WebKit's is never narrower than 447. */
  width: number
  height: number
  scripts: boolean
  /** What a visitor asks of the system. */
  reducedMotion: boolean
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

/** What the tests need of a browser, and each engine's driver can do. */
export interface Browser {
  /** Resolves when the document has been read; scripts and pictures may still be on their way. */
  go(url: string): Promise<void>
  /** Runs in the page. Values go in and come out as JSON. */
  evaluate<Value, Args extends unknown[]>(work: (...args: Args) => Value, ...args: Args): Promise<Value>
  /** The pointer, at this place of the window. */
  click(x: number, y: number): Promise<void>
  /** The keyboard, in whatever has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** As when a tablet is turned. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Everything written to the console, and uncaught errors. */
  consoleMessages(): Promise<string[]>
  close(): Promise<void>
}
