import { spawn, spawnSync } from 'node:child_process'
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

/** A PostgreSQL of the test's own, empty, on a free loopback port. */
export async function startPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
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
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-k', folder]
  const server = spawn('postgres', ['-D', data, '-p', String(port), ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve) => {
    server.stderr.on('data', (line: Buffer) => line.includes('ready to accept connections') && resolve())
  })
  const stop = async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgres://sandbox@127.0.0.1:${port}/postgres`, stop }
}
