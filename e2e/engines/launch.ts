import type { Engine } from '@/scripts/engines'
import type { Browser, Settings } from './browser'
import { launchPuppeteer } from './puppeteer'
import { launchWebKit } from './webkit'

export function launch(engine: Engine, settings: Settings): Promise<Browser> {
  return engine === 'webkit' ? launchWebKit(settings) : launchPuppeteer(engine, settings)
}
