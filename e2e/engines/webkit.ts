import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/lib/free-port'
import { findMiniBrowser } from '@/scripts/engines'
import type { Browser, Key, Settings } from './browser'

/** The driver sometimes hangs while a page is being left, and has no time limit. */
const answerWithinMs = 30_000
/** Code points of https://www.w3.org/TR/webdriver1/#keyboard-actions. */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowDown: '\uE015' }

/** WebKitGTK on a virtual screen, by WebDriver. */
export async function launchWebKit({ width, height, scripts, reducedMotion }: Settings): Promise<Browser> {
  const home = await mkdtemp(path.join(tmpdir(), 'noor-vista-webkit-'))
  await mkdir(path.join(home, 'gtk-3.0'))
  const motion = `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`
  await writeFile(path.join(home, 'gtk-3.0', 'settings.ini'), motion)
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      HOME: home,
      XDG_CONFIG_HOME: home,
      LANG: 'en_IN.UTF-8',
      // The sandbox does not start as root. The compositor stays on: without it a view transition crashes the page.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  async function close() {
    driver.kill('SIGKILL')
    await screen.stop() // ends the browser too
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const session = await startSession(`http://127.0.0.1:${port}`, scripts)
    const perform = (source: { type: string } & Record<string, unknown>) =>
      session('POST', '/actions', { actions: [{ id: source.type, ...source }] })
    const pressed = (texts: string[]) =>
      perform({ type: 'key', actions: texts.flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value }))) })
    const evaluate: Browser['evaluate'] = (work, ...args) =>
      session('POST', '/execute/sync', { script: `return (${String(work)})(...arguments)`, args }) as never
    const resize = async (width: number, height: number) =>
      void (await session('POST', '/window/rect', { x: 0, y: 0, width, height }))
    await resize(width, height)
    return {
      go: async url => {
        await evaluate(() => void ((window as { left?: boolean }).left = true))
        await session('POST', '/url', { url })
        while (!(await evaluate(listen).catch(() => false))) await sleep(20)
      },
      evaluate,
      click: async (x, y) => {
        const [move, down, up] = ['pointerMove', 'pointerDown', 'pointerUp'].map(type => ({ type, button: 0 }))
        const parameters = { pointerType: 'mouse' }
        await perform({ type: 'pointer', parameters, actions: [{ ...move, duration: 0, x, y }, down, up] })
      },
      type: async text => void (await pressed([...text].map(letter => (letter === '\n' ? keys.Enter : letter)))),
      press: async key => void (await pressed([keys[key]])),
      resize,
      screenshot: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
      consoleMessages: () => evaluate(() => (window as { said?: string[] }).said ?? []),
      close: () => session('DELETE', '').then(close, close),
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<Buffer>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', code => reject(new Error(`Xvfb ended with ${code}`)))
    server.stdio[3]?.once('data', resolve)
  })
  const ended = new Promise(resolve => server.once('exit', resolve))
  return { name: `:${String(number).trim()}`, stop: () => (server.kill(), ended) }
}

/** Sends a command of https://www.w3.org/TR/webdriver1/#endpoints. */
async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(answerWithinMs)
  const answer = await fetch(url, { method, signal, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`)
  return value
}

async function startSession(driver: string, scripts: boolean) {
  for (let tries = 0; tries < 200; tries++, await sleep(50))
    if (await ask('GET', `${driver}/status`).catch(() => false)) break
  // Disables scripts of pages but not of the driver.
  const args = ['--automation', ...(scripts ? [] : ['--enable-javascript-markup=false'])]
  // 'none', because the driver would wait for scripts that are held back.
  const alwaysMatch = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args } }
  const session = (await ask('POST', `${driver}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string }
  return (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) =>
    ask(method, `${driver}/session/${session.sessionId}${command}`, body)
}

/** Runs in the page before the site's scripts: this driver does not report the console. */
function listen(): boolean {
  if ('left' in window || document.readyState === 'loading') return false
  const said: string[] = ((window as { said?: string[] }).said = [])
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    console[level] = (...words: unknown[]) => void said.push(`${level}: ${words.map(String).join(' ')}`)
  addEventListener('error', ({ message }) => said.push(`uncaught: ${message}`))
  addEventListener('unhandledrejection', event => said.push(`uncaught: ${String(event.reason)}`))
  return true
}
