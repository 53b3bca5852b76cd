import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** The first is Chromium without its windows, as Playwright uses it. A page costs a quarter less. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The first three are ours: the address bar's pop-ups cost half a second per window, and a spare
 * renderer costs a process that no test uses. The others are on Playwright's list, which this one
 * replaces, because Chromium reads only the last.
 */
const disabledFeatures = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
]
/** Chromium's sandbox does not start as root. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Chromium 156 without a GPU sometimes waits forever for a picture that it decodes aside ("pending
  // tree not ready" in a trace), and then draws no frame and calls no requestAnimationFrame.
  '--disable-checker-imaging',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join()}`,
]

export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = names.flatMap(name => folders.map(folder => path.join(folder, name)))
  return [...onPath, chromium.executablePath()].find(isRunnable)
}

/** On Ubuntu, /usr/bin/chromium-browser may be a script that only asks for a snap. */
function isRunnable(file: string): boolean {
  if (!existsSync(file)) return false
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

function installPackages(...packages: string[]): boolean {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return (
    mayInstall &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  )
}

function provideChromium() {
  const isProvided =
    findChromium() || installPackages('chromium-headless-shell') || installPackages('chromium')
  if (!isProvided) run('npx', ['playwright', 'install', 'chromium'])
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (stdout && !/Times New Roman|Liberation Serif|Noto Serif/.test(stdout))
    installPackages('fonts-liberation')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) provideChromium()
