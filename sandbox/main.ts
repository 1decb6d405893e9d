import pino from 'pino'
import { FolderInUseError } from './database/folder-lock.ts'
import { readSandboxEnv, SandboxEnvError } from './env.ts'
import { runRetention } from './retention/run-retention.ts'
import { startSandbox } from './start.ts'

/** Faults of the surroundings, whose message says all: no stack is printed for them. */
function isExplained(error: unknown): error is Error {
  if (error instanceof SandboxEnvError || error instanceof FolderInUseError) return true
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EADDRINUSE' || error.code === 'ECONNREFUSED')
  )
}

async function main(): Promise<void> {
  const env = readSandboxEnv(process.env)
  if (process.argv[2] === 'retention') {
    const today = new Date().toISOString().slice(0, 10)
    const isErasing = process.argv.includes('--erase')
    return runRetention(env, { isErasing, today, write: (line) => process.stdout.write(line) })
  }
  const log = pino({ name: 'sandbox', level: env.logLevel })
  const sandbox = await startSandbox({ env, log })
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'sandbox stopping')
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'sandbox did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
}

main().catch((error: unknown) => {
  const message = isExplained(error) ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
})
