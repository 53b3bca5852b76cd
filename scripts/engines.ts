import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium'

export const engines = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]

/** A program of one of these names, on the PATH. */
function program(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file))
}

/** A file of a library: Debian keeps those in a folder for each architecture. */
function library(file: string): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter(folder => folder.includes('-linux-')) : []
  return folders.map(folder => path.join('/usr/lib', folder, file)).find(each => existsSync(each))
}

export const findFirefox = () => program('firefox-esr', 'firefox')
/** WebKit's own small browser: its port to Linux is what there is of Safari's engine outside Apple's machines. */
export const findMiniBrowser = () => library('webkit2gtk-4.1/MiniBrowser')

/** Each engine's Debian packages, and what tells that one is here. WebKit takes the film's decoders from GStreamer. */
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

/** One sentence: which engines are not complete, and how to get them. */
export function missingEngines(): string | undefined {
  const missing = engines.filter(engine => absent(engine).length > 0)
  if (missing.length === 0) return undefined
  const names = missing.flatMap(absent).join(' ')
  return `Not complete on this machine: ${missing.join(', ')}; on Debian, \`apt-get install ${names}\` as root provides them.`
}

/** The same, after whatever is missing has been installed, which root can do on Debian. */
export function provideEngines(): string | undefined {
  const names = engines.flatMap(absent)
  if (names.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit' })
    run('update')
    run('install', '-y', '--no-install-recommends', ...names)
  }
  return missingEngines()
}
