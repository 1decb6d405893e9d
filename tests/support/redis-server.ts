import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createClient } from 'redis'
import { freePorts } from '../../scripts/lib/ports.ts'

/** True if this machine has a Redis to test with. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis of a test's own. */
export type RedisServer = {
  readonly url: string
  readonly port: number
  /** Sends a signal: `SIGSTOP` freezes the server, whose kernel still accepts connections; `SIGCONT` resumes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
  /** Makes it a replica of the server on another port. */
  replicate(port: number): Promise<void>
  /** Makes a replica a server of its own. */
  promote(): Promise<void>
  /** Changes a setting of the running server. */
  configure(name: string, value: string): Promise<void>
  /** Reports whether it has a key of this pattern. */
  holds(pattern: string): Promise<boolean>
  stop(): Promise<void>
}

/** Starts a Redis on a free port (or the given one), that keeps nothing. */
export async function startRedis(givenPort?: number): Promise<RedisServer> {
  const [port = 0] = givenPort === undefined ? await freePorts(1) : [givenPort]
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
  const server = spawn('redis-server', options, { stdio: 'ignore', cwd: tmpdir() })
  const url = `redis://127.0.0.1:${port}`
  const ask = async (command: readonly string[]) => {
    // The client tries until the server listens.
    const client = await createClient({ url })
      .on('error', () => undefined)
      .connect()
    const response: unknown = await client.sendCommand([...command])
    await client.close()
    return response
  }
  await ask(['PING'])
  return {
    url,
    port,
    signal: (name) => void server.kill(name),
    replicate: async (otherPort) => void (await ask(['REPLICAOF', '127.0.0.1', String(otherPort)])),
    promote: async () => void (await ask(['REPLICAOF', 'NO', 'ONE'])),
    configure: async (name, value) => void (await ask(['CONFIG', 'SET', name, value])),
    holds: async (pattern) => {
      const keys = await ask(['KEYS', pattern])
      return Array.isArray(keys) && keys.length > 0
    },
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}
