import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium'

export const engines = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]

/** The path of the first of these programs that is on the PATH. */
function program(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file))
}

/** A file in Debian's library folder of this architecture. */
function library(file: string): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter(folder => folder.includes('-linux-')) : []
  return folders.map(folder => path.join('/usr/lib', folder, file)).find(each => existsSync(each))
}

export const findFirefox = () => program('firefox-esr', 'firefox')
/** WebKit's small browser: the Linux port of Safari's engine. */
export const findMiniBrowser = () => library('webkit2gtk-4.1/MiniBrowser')

/** Each engine's Debian packages, and how to find each. WebKit takes video decoders from GStreamer. */
const packages: Record<Engine, Record<string, () => string | undefined>> = {
  chromium: { chromium: findChromium },
  firefox: { 'firefox-esr': findFirefox },
  webkit: {
    'webkit2gtk-driver': () => program('WebKitWebDriver') && findMiniBrowser(),
    xvfb: () => program('Xvfb'),
    'gstreamer1.0-plugins-good': () => library('gstreamer-1.0/libgstisomp4.so'),
    'gstreamer1.0-libav': () => library('gstreamer-1.0/libgstlibav.so'),
  },
}

const absent = (engine: Engine) => Object.keys(packages[engine]).filter(name => !packages[engine][name]?.())

/** A sentence that names the incomplete engines and the packages to install. */
export function missingEngines(): string | undefined {
  const missing = engines.filter(engine => absent(engine).length > 0)
  if (missing.length === 0) return undefined
  const names = missing.flatMap(absent).join(' ')
  return `Not complete on this machine: ${missing.join(', ')}; on Debian, \`apt-get install ${names}\` as root provides them.`
}

/** Installs what is missing, as root on Debian; then the same sentence for what is still missing. */
export function provideEngines(): string | undefined {
  const names = engines.flatMap(absent)
  if (names.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' })
    run('update')
    run('install', '-y', '--no-install-recommends', ...names)
  }
  return missingEngines()
}
