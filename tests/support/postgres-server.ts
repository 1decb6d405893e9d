import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { freePorts } from '../../scripts/lib/ports.ts'

/** PostgreSQL refuses to run as root: the process's own account, or that of nobody. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
// Debian keeps the server's programs out of the path.
const path = [process.env.PATH, ...globSync('/usr/lib/postgresql/*/bin')].join(delimiter)
// The temporary folder of a test run belongs to root alone; the server's account has to reach its own.
const publicFolder = '/tmp'
const options = { ...ACCOUNT, cwd: publicFolder, env: { ...process.env, PATH: path, LC_ALL: 'C' } }

/** True if this machine has a PostgreSQL to test with. */
export const hasPostgres =
  spawnSync('postgres', ['--version'], options).status === 0 &&
  spawnSync('initdb', ['--version'], options).status === 0

/** A PostgreSQL server of a test's own. */
export type PostgresServer = {
  readonly url: string
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  /** Starts it again on its port and its data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

async function launch(folder: string, port: number | undefined): Promise<ChildProcess> {
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-k', folder]
  const line = ['-D', join(folder, 'data'), '-p', String(port), ...settings]
  const server = spawn('postgres', line, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((resolve) => {
    server.stderr.on('data', (output: Buffer) => {
      if (output.includes('ready to accept connections')) resolve()
    })
  })
  return server
}

/** Starts a PostgreSQL of the test's own, empty, on a free loopback port. */
export async function startPostgres(): Promise<PostgresServer> {
  const [port] = await freePorts(1)
  const folder = mkdtempSync(join(publicFolder, 'postgres-test-'))
  if (ACCOUNT.uid !== undefined) chownSync(folder, ACCOUNT.uid, ACCOUNT.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    'initdb',
    ['--no-sync', '--encoding=UTF8', '-A', 'trust', '-U', 'sandbox', '-D', data],
    options,
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  let server = await launch(folder, port)
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    // The signal of a shutdown without a checkpoint: the server has to recover.
    kill: () => end('SIGQUIT'),
    restart: async () => {
      server = await launch(folder, port)
    },
    stop: async () => {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
