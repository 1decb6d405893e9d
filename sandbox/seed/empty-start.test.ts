import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, it } from 'vitest'
import { createAccounts } from '../content/users/accounts.ts'
import { runStaffCommand } from '../content/users/staff-command.ts'
import { openDatabase } from '../database/open-database.ts'
import { accounts, auditLog, contentEntries, contentUsers, funds } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { CommandLineError } from '../import/command.ts'
import { startSandbox } from '../start.ts'

const folder = mkdtempSync(join(tmpdir(), 'empty-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })

const envOf = (isEmpty: '0' | '1') =>
  readSandboxEnv({
    SANDBOX_PORT: '0',
    SANDBOX_DATA_DIR: folder,
    SANDBOX_EMPTY: isEmpty,
    SANDBOX_STAFF_EMAIL: 'first@manager.example',
  })

// P-328
it('an empty start has no funds and one member of staff with a link, and stays empty later', async () => {
  await (await startSandbox({ env: envOf('1'), log })).close()
  await (await startSandbox({ env: envOf('0'), log })).close()
  expect(
    lines.filter((line) => /\/en\/login\/team\/new-password\?code=[0-9a-f]{128}"/.test(line)),
  ).toHaveLength(1)
  const { db, close } = await openDatabase(envOf('0'))
  try {
    expect(await db.select({ email: contentUsers.email }).from(contentUsers)).toEqual([
      { email: 'first@manager.example' },
    ])
    expect([await db.$count(funds), await db.$count(accounts)]).toEqual([0, 0])
    const types = new Set(
      (await db.select({ type: contentEntries.type }).from(contentEntries)).map(({ type }) => type),
    )
    expect([types.has('menu'), types.has('page'), types.has('article')]).toEqual([true, true, false])
  } finally {
    await close()
  }
})

/** Runs `npm run staff` with this line. */
async function staff(line: string, now = new Date('2026-11-26T09:00:00Z')) {
  const said: string[] = []
  const code = await runStaffCommand(envOf('0'), line.split(' '), { write: (text) => said.push(text), now })
  return { code, said: said.join('\n') }
}

/** Sets a password by a link that the command printed, and signs in by it. */
async function signInBy(link: string, identifier: string, at: Date) {
  const { db, close } = await openDatabase(envOf('0'))
  const mails = { confirmation: () => Promise.resolve(), passwordReset: () => Promise.resolve() }
  const users = createAccounts({ db, now: () => at, mails, demoAllowed: true })
  const code = new URL(link).searchParams.get('code')
  const password = 'Four-eyes-2026!'
  try {
    await users.resetPassword({ code, password, passwordConfirmation: password })
    return (await users.signIn({ identifier, password })).email
  } finally {
    await close()
  }
}

// P-730
it('a command adds the second member of staff, whom four-eyes review needs, and removes one', async () => {
  const added = await staff('add Second@Manager.example --name Second')
  expect([added.code, added.said]).toEqual([
    0,
    expect.stringMatching(/^second@manager\.example is now a member of staff\./),
  ])
  const link = /https?:\S+/.exec(added.said)?.[0] ?? ''
  expect(await signInBy(link, 'Second', new Date('2026-11-28T09:00:00Z'))).toBe('second@manager.example')
  await expect(signInBy(link, 'Second', new Date('2026-11-28T09:00:00Z'))).rejects.toThrow('Incorrect code')
  expect((await staff('list')).said).toContain('second@manager.example  Second  since 2026-11-26')
  expect(await staff('remove first@manager.example')).toMatchObject({ code: 0 })
  expect((await staff('list')).said).not.toContain('first@manager.example')
  const { db, close } = await openDatabase(envOf('0'))
  const logged = await db.select().from(auditLog).orderBy(auditLog.id).finally(close)
  expect(logged.map(({ action, actor, subject }) => [actor, action, subject])).toEqual([
    ['command', 'staff_added', 'second@manager.example'],
    ['command', 'staff_removed', 'first@manager.example'],
  ])
})

// P-730
it.each([
  ['add second@manager.example', 'already'],
  ['add third@manager.example --name Second', 'another account has this name'],
  ['remove third@manager.example', 'is no member of staff'],
  ['remove second@manager.example', 'only member of staff'],
])('%s is refused, and changes nothing', async (line, reason) => {
  const before = (await staff('list')).said
  expect(await staff(line)).toEqual({ code: 1, said: expect.stringContaining(reason) })
  expect((await staff('list')).said).toBe(before)
})

// P-730
it('makes staff of a person who registered, without the password of that registration', async () => {
  const { db, close } = await openDatabase(envOf('0'))
  const mails = { confirmation: () => Promise.resolve(), passwordReset: () => Promise.resolve() }
  const users = createAccounts({ db, now: () => new Date('2026-11-26T08:00:00Z'), mails, demoAllowed: true })
  const password = 'Of-a-stranger-1!'
  await users
    .register({ username: 'third', email: 'third@manager.example', password }, 'en')
    .finally(() => undefined)
  await close()
  expect((await staff('add third@manager.example')).code).toBe(0)
  const again = await openDatabase(envOf('0'))
  const signIn = createAccounts({ db: again.db, now: () => new Date(), mails, demoAllowed: true }).signIn
  await expect(signIn({ identifier: 'third@manager.example', password })).rejects.toThrow(
    'Invalid identifier or password',
  )
  await again.close()
})

// P-730
it.each(['', 'add', 'add nobody', 'list everybody', 'remove a@b.example --name x', 'add a@b.example --as x'])(
  'the line “%s” is answered with the usage',
  async (line) => {
    await expect(staff(line)).rejects.toThrow(CommandLineError)
    await expect(staff(line)).rejects.toThrow('npm run staff -- add EMAIL')
  },
)
