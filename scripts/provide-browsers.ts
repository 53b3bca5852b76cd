import { provideChromium, provideFallbackFonts } from './chromium'
import { type Engine, provideEngines } from './engines'

/** Before `npm test`: finds the named engines, or installs them as root on Debian. Fails with a sentence if one is missing. */
const engines = process.argv.slice(2) as Engine[]
try {
  provideChromium()
  provideFallbackFonts()
  const missing = engines.length > 1 ? provideEngines() : undefined
  if (missing) throw new Error(missing)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
