import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { findAccount } from '../accounts/accounts.ts'
import { openDatabase } from '../database/open-database.ts'
import { accounts } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { personIn } from '../identity/external/person-rule.ts'
import { CommandLineError, runExportCommand, runImportCommand } from './command.ts'
import { change } from './fixtures/mistakes.ts'
import { writeTemplate } from './template.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const env = readSandboxEnv({ SANDBOX_DATA_DIR: join(folder, 'data') })

const newFolder = () => mkdtempSync(join(folder, 'sheets-'))

function template(): string {
  const path = newFolder()
  writeTemplate(path, 'en')
  return path
}

type Part = readonly [name: string, done: number, total: number]

/** Runs a command with this line; the parts of its progress are those that it completed. */
async function run(command: typeof runImportCommand, ...line: readonly string[]) {
  const lines: string[] = []
  const parts: Part[] = []
  const code = await command(env, line, {
    write: (text) => lines.push(text),
    progress: (...part) => parts.push(part),
    now: new Date('2026-11-26T12:00:00Z'),
  })
  return { code, lines, parts: parts.filter(([, done, total]) => done === total) }
}

const runImport = (...line: readonly string[]) => run(runImportCommand, ...line)
const faultsOf = (lines: readonly string[]) => lines.filter((line) => line.startsWith('people.csv, line'))

async function emailOf(id: string): Promise<string | undefined> {
  const { close, db } = await openDatabase(env)
  const account = await findAccount(db, id).finally(close)
  return account?.email
}

// P-735
it('an import tells what it reads, checks and writes, values included', async () => {
  const { code, parts } = await runImport(template())
  expect(code).toBe(0)
  const told = new Map(parts.map(([name, done]) => [name, done]))
  expect([told.get('files read'), told.get('sheets read'), told.get('checks')]).toEqual([17, 17, 8])
  expect([told.get('funds'), told.get('values'), told.get('people')]).toEqual([1, 1, 2])
})

// P-734
it('people have the ids of the identity provider, by which its tokens name them, for ever', async () => {
  const claims = { sub: 'auth0|64f1c0ffee', 'urn:person': 'auth0|64f1c0ffee' }
  for (const rule of [{ kind: 'sub' }, { kind: 'claim', claim: 'urn:person' }] as const) {
    const name = personIn(claims, rule, new Map())
    expect(await emailOf(name?.by === 'id' ? name.id : '')).toBe('claire.morvan@cedre.example')
  }
  const exported = join(folder, 'exported')
  await run(runExportCommand, exported, '--language', 'fr')
  expect(readFileSync(join(exported, 'personnes.csv'), 'utf8')).toContain('auth0|64f1c0ffee')
  const path = template()
  change(path, 'people.csv', 'auth0|64f1c0ffee', '')
  expect((await runImport(path)).lines.at(-1)).toContain('Nothing to change')
  change(path, 'people.csv', /(?<=\nclaire.*,)""\r\n/, 'acc-1\r\n')
  expect(faultsOf((await runImport(path)).lines)).toEqual([
    'people.csv, line 2, Id “acc-1”: error: the id of this person is auth0|64f1c0ffee and never changes',
  ])
})

// P-734
it('an id belongs to one person, also under another address or after an erasure', async () => {
  const renamed = template()
  change(renamed, 'people.csv', 'claire.morvan@cedre.example', 'claire@cedre.example')
  expect(faultsOf((await runImport(renamed)).lines)).toEqual([
    expect.stringContaining('error: already taken by claire.morvan@cedre.example'),
  ])
  const { close, db } = await openDatabase(env)
  const erased = { email: 'acc-1@erased.invalid' }
  await db.update(accounts).set(erased).where(eq(accounts.id, 'auth0|64f1c0ffee')).finally(close)
  expect(faultsOf((await runImport(renamed)).lines)).toEqual([
    expect.stringContaining('error: this id is that of an erased account'),
  ])
})

// P-735
it('a report in a file has every fault and every missing row, where the screen counts them', async () => {
  const sheet = (rows: readonly string[]) => {
    const path = newFolder()
    writeFileSync(join(path, 'people.csv'), ['person,type,first_name,last_name', ...rows].join('\n'))
    return path
  }
  const people = (count: number, address: string) =>
    Array.from({ length: count }, (_, index) => `p${index}${address},natural,Ann,One`)
  expect((await runImport(sheet(people(30, '@any.example')))).code).toBe(0)
  const report = join(folder, 'report.txt')
  const { code, lines } = await runImport(sheet(people(600, '')), '--report', report)
  const written = readFileSync(report, 'utf8').split('\n')
  const rows = (some: readonly string[]) => some.filter((line) => /^ {2}- /.test(line)).length
  expect([code, faultsOf(lines).length, rows(lines)]).toEqual([1, 500, 20])
  expect(lines.filter((line) => line.includes('--report FILE writes all of them'))).toHaveLength(2)
  expect([faultsOf(written).length, rows(written)]).toEqual([600, 31])
  expect(written.filter((line) => line.includes('--report'))).toEqual([])
})

// P-735
it('a report that cannot be written is refused before anything is imported', async () => {
  const nowhere = join(folder, 'nowhere/report.txt')
  await expect(runImport(template(), '--report', nowhere)).rejects.toThrow(CommandLineError)
})
