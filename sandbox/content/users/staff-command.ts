import { parseArgs } from 'node:util'
import { emailSchema } from '../../../src/contract/typed-text.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { type Db, openDatabase } from '../../database/open-database.ts'
import type { SandboxEnv } from '../../env.ts'
import { CommandLineError } from '../../import/command.ts'
import { appendAudit } from '../../product/audit/append-audit.ts'
import { addStaff, listStaff, removeStaff, type StaffRefusal } from './staff-members.ts'
import { newPasswordPath } from './user-mails.ts'

const usage = [
  'npm run staff -- list                     lists the members of staff',
  'npm run staff -- add EMAIL [--name NAME]  adds one, and prints the link to set a password',
  'npm run staff -- remove EMAIL             removes one, and ends their sign-ins',
].join('\n')

const refusals: Readonly<Record<StaffRefusal, string>> = {
  never_started: 'The database is still empty: start the sandbox once, such as by npm start -- --empty.',
  already_staff:
    'is a member of staff already. “Forgot your password” on the page of sign-in sends a new link.',
  name_taken: 'cannot be added: another account has this name. Give another with --name.',
  unknown: 'is no member of staff.',
  last_member: 'is the only member of staff. Add another before.',
  last_administrator: 'is the only one who may change rights. Give another member that right before.',
}

type Line = {
  readonly action: 'add' | 'remove' | 'list'
  readonly email: string
  readonly name: string | undefined
}

function emailIn(text: string | undefined): string {
  const email = emailSchema.safeParse(text?.toLowerCase())
  if (!email.success) throw new CommandLineError([`${text ?? ''} is no email address.`, usage].join('\n'))
  return email.data
}

function readLine(line: readonly string[]): Line {
  try {
    const options = { name: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...line], options, allowPositionals: true })
    const [action, email, ...surplus] = positionals
    const name = values.name?.trim()
    if (surplus.length > 0 || name === '' || (action !== 'add' && name !== undefined)) throw new Error('')
    if (action === 'list' && email === undefined) return { action, email: '', name }
    if (action === 'add' || action === 'remove') return { action, email: emailIn(email), name }
    throw new Error('')
  } catch (error) {
    if (error instanceof CommandLineError) throw error
    const cause = error instanceof Error ? error.message : ''
    throw new CommandLineError([cause, usage].filter((text) => text !== '').join('\n'))
  }
}

type Io = { readonly write: (line: string) => void; readonly now: Date }

type Done = Awaited<ReturnType<typeof addStaff>> | Awaited<ReturnType<typeof removeStaff>>

const refusalOf = (done: Done): StaffRefusal | undefined => ('refusal' in done ? done.refusal : undefined)

/** Changes the staff and records it: the audit log has both, or neither. */
function changeStaff(db: Db, { action, email, name }: Line, now: Date) {
  return db.transaction(async (transaction) => {
    const isAdded = action === 'add'
    const done: Done = isAdded
      ? await addStaff(transaction, { email, name, now })
      : await removeStaff(transaction, email)
    if (refusalOf(done) !== undefined) return done
    await appendAudit(transaction, {
      happenedAt: now,
      actor: 'command',
      action: isAdded ? 'staff_added' : 'staff_removed',
      // As actors, staff stand by their address: an entry must name a person who was removed.
      subject: email,
    })
    return done
  })
}

async function writeList(db: Db, write: Io['write']): Promise<number> {
  for (const { email, username, createdAt } of await listStaff(db))
    write(`${email}  ${username === email ? '–' : username}  since ${plainDateAt(createdAt)}`)
  return 0
}

/**
 * `staff`: adds, removes and lists the people who sign in at the sandbox's content backend as staff (P-730). The
 * second of them completes what a first one enters: nobody approves an entry of their own.
 *
 * @returns 0, or 1 when the change is refused
 * @throws {CommandLineError} for an invalid command line
 */
export async function runStaffCommand(
  env: SandboxEnv,
  line: readonly string[],
  { write, now }: Io,
): Promise<number> {
  const asked = readLine(line)
  if (env.staffContentUrl !== undefined) {
    write(`Staff sign in at ${env.staffContentUrl}: add and remove them there.`)
    return 1
  }
  const database = await openDatabase(env)
  try {
    if (asked.action === 'list') return await writeList(database.db, write)
    const done = await changeStaff(database.db, asked, now)
    const refusal = refusalOf(done)
    if (refusal !== undefined) {
      write(refusal === 'never_started' ? refusals[refusal] : `${asked.email} ${refusals[refusal]}`)
      return 1
    }
    write(
      `${asked.email} ${'code' in done ? 'is now a member of staff.' : 'is no longer a member of staff.'}`,
    )
    if ('code' in done)
      write(`Link to set a password, for seven days: ${env.portalUrl}${newPasswordPath.en}?code=${done.code}`)
    return 0
  } finally {
    await database.close()
  }
}
