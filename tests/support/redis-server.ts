import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createClient } from 'redis'
import { freePorts } from '../../scripts/lib/ports.ts'

/** Whether this machine has a Redis to test with. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis of the test's own, on a free port, that keeps nothing. */
export async function startRedis(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const [port] = await freePorts(1)
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
  const server = spawn('redis-server', options, { stdio: 'ignore', cwd: tmpdir() })
  const url = `redis://127.0.0.1:${port}`
  // The client tries until the server listens.
  const client = await createClient({ url })
    .on('error', () => undefined)
    .connect()
  await client.close()
  return {
    url,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
    },
  }
}
