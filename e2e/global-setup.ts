import { execFileSync } from 'node:child_process'

/** Tests on an old build would say nothing of the current sources. */
export default function build() {
  const env = { ...process.env, NODE_ENV: 'production' } as const
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-if-needed.ts'], { stdio: 'inherit', env })
}
