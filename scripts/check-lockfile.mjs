/** Each package of package-lock.json has a checksum, and none names a registry. */
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const refused = Object.entries(packages).filter(([name, { integrity, resolved, inBundle }]) => {
  const isTheSite = name === ''
  // A bundled package comes inside another, whose checksum covers it.
  if (isTheSite || inBundle) return false
  return !integrity || resolved
})
if (refused.length > 0)
  throw new Error(`package-lock.json: ${refused.map(([name]) => name).join()}`)
