import { openDatabase } from '../../database/open-database.ts'
import type { SandboxEnv } from '../../env.ts'
import { CommandLineError } from '../../import/command.ts'
import { type AuditAnchor, type AuditBreak, checkAudit } from './check-audit.ts'

const usage = [
  'npm run audit-log                      checks the chain of the audit log',
  'npm run audit-log -- --anchor 57:HASH  also that entry 57 is still the one noted',
].join('\n')

const sentences: Readonly<Record<AuditBreak['reason'], string>> = {
  changed: 'is not what was written',
  unlinked: 'does not follow the entry before it',
  missing: 'is missing',
  replaced: 'is not the one that was noted: the chain was written anew',
}

function readAnchor(line: readonly string[]): AuditAnchor | undefined {
  const [option, value = ''] = line
  if (option === undefined) return undefined
  const [, id, hash = ''] = /^([1-9]\d{0,9}):([0-9a-f]{64})$/.exec(value) ?? []
  if (option !== '--anchor' || id === undefined || line.length > 2) throw new CommandLineError(usage)
  return { id: Number(id), hash }
}

/**
 * `audit-log`: checks the audit log, and prints its end for noting elsewhere.
 *
 * @returns 0, or 1 with the first broken entry
 * @throws {CommandLineError} for an anchor that is none
 */
export async function runAuditCommand(
  env: SandboxEnv,
  line: readonly string[],
  write: (line: string) => void,
): Promise<number> {
  const anchor = readAnchor(line)
  const database = await openDatabase(env)
  try {
    const { broken, count, end } = await checkAudit(database.db, anchor)
    if (broken !== undefined) {
      write(`Entry ${broken.id} ${sentences[broken.reason]}.`)
      return 1
    }
    write(`${count} entries, none changed or missing.`)
    if (end !== undefined) write(`Note this elsewhere: ${end.id}:${end.hash}`)
    return 0
  } finally {
    await database.close()
  }
}
