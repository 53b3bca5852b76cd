import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('npm run site reports a taken port before it builds', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' }
  const site = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env,
  })
  await expect(site).rejects.toMatchObject({
    stdout: '',
    stderr: `Another program uses port ${port}. Stop it, or take another port: PORT=${port + 1} npm run site\n`,
  })
  other.close()
})
