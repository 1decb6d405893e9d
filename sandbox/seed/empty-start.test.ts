import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { accounts, contentEntries, contentUsers, funds } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
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
