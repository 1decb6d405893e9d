import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, readFileSync } from 'node:fs'
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
  readonly port: number
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  /** Stops all its processes where they are, as a machine that hangs; a server that is stopped ends all the same. */
  freeze(): void
  /** Starts a server that follows this one, and takes no writes until it is promoted. */
  startStandby(): Promise<PostgresServer>
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
      if (/ready to accept (read-only )?connections/.test(output.toString())) resolve()
    })
  })
  return server
}

/** The server's processes: each connection has one, in a group of its own. */
function processesOf({ pid = 0 }: ChildProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

const hasEnded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ESRCH'

/** Sends a signal to all processes of a server. A connection's may end after they were listed. */
function signalAll(server: ChildProcess, name: NodeJS.Signals): void {
  for (const pid of processesOf(server)) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if (!hasEnded(error)) throw error
    }
  }
}

/** Makes a server's data by a program of PostgreSQL's, whose last argument is their folder; then starts it. */
async function startOn(program: string, line: readonly string[]): Promise<PostgresServer> {
  const [port = 0] = await freePorts(1)
  const folder = mkdtempSync(join(publicFolder, 'postgres-test-'))
  if (ACCOUNT.uid !== undefined) chownSync(folder, ACCOUNT.uid, ACCOUNT.gid)
  const made = spawnSync(program, [...line, '-D', join(folder, 'data')], options)
  if (made.status !== 0) throw new Error(`${program}: ${made.stderr}`)
  let server = await launch(folder, port)
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`
  return {
    url,
    port,
    freeze: () => signalAll(server, 'SIGSTOP'),
    startStandby: () =>
      startOn('pg_basebackup', ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', '-d', url]),
    // The signal of a shutdown without a checkpoint: the server has to recover.
    kill: () => end('SIGQUIT'),
    restart: async () => {
      server = await launch(folder, port)
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) signalAll(server, 'SIGCONT')
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a PostgreSQL of the test's own, empty, on a free loopback port; with further options of `initdb`. */
export const startPostgres = (further: readonly string[] = []): Promise<PostgresServer> =>
  startOn('initdb', ['--no-sync', '--encoding=UTF8', '-A', 'trust', '-U', 'sandbox', ...further])
