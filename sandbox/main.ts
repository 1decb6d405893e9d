import pino from 'pino'
import { plainDateAt } from '../src/lib/format/plain-date-at.ts'
import { runStaffCommand } from './content/users/staff-command.ts'
import { FolderInUseError } from './database/folder-lock.ts'
import { DatabaseEncodingError, PendingMigrationsError } from './database/migrate-postgres.ts'
import { openDatabase } from './database/open-database.ts'
import { readSandboxEnv, type SandboxEnv, SandboxEnvError } from './env.ts'
import { CommandLineError, runExportCommand, runImportCommand } from './import/command.ts'
import { createProgressLine } from './import/progress-line.ts'
import { ImportRunningError } from './import/run-import.ts'
import { FolderNotEmptyError } from './import/template.ts'
import { runAuditCommand } from './product/audit/audit-command.ts'
import { runRetention } from './retention/run-retention.ts'
import { startSandbox } from './start.ts'

const explained = [
  SandboxEnvError,
  FolderInUseError,
  PendingMigrationsError,
  DatabaseEncodingError,
  FolderNotEmptyError,
  ImportRunningError,
  CommandLineError,
] as const
const explainedCodes: ReadonlySet<string> = new Set(['EADDRINUSE', 'ECONNREFUSED', 'ENOSPC', 'EACCES'])

/** Errors of the environment with a self-explanatory message: no stack is printed for them. */
function isExplained(error: unknown): error is Error {
  if (explained.some((kind) => error instanceof kind)) return true
  return error instanceof Error && 'code' in error && explainedCodes.has(String(error.code))
}

const commands: ReadonlySet<string> = new Set([
  'import',
  'export',
  'audit-log',
  'retention',
  'migrate',
  'staff',
])

/** Runs a command other than the service, by the first argument. */
async function runCommand(env: SandboxEnv, name: string, rest: readonly string[]): Promise<number> {
  const io = {
    write: (line: string) => void process.stdout.write(`${line}\n`),
    progress: createProgressLine(process.stderr),
    now: new Date(),
  }
  if (name === 'import') return runImportCommand(env, rest, io)
  if (name === 'export') return runExportCommand(env, rest, io)
  if (name === 'audit-log') return runAuditCommand(env, rest, io.write)
  if (name === 'staff') return runStaffCommand(env, rest, io)
  if (name === 'migrate') {
    await (await openDatabase(env)).close()
    io.write('The database is up to date.')
    return 0
  }
  const today = plainDateAt(new Date())
  const isErasing = rest.includes('--erase')
  await runRetention(env, { isErasing, today, write: (line) => process.stdout.write(line) })
  return 0
}

async function main(): Promise<void> {
  const env = readSandboxEnv(process.env)
  const [, , name, ...rest] = process.argv
  if (commands.has(name ?? '')) {
    process.exitCode = await runCommand(env, name ?? '', rest)
    return
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
