import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSandboxBuilt } from '../../scripts/lib/builds.ts'
import { projectPath } from '../../scripts/lib/project.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { hasPostgres, startPostgres } from '../support/postgres-server.ts'
import { runProgram } from '../support/run-program.ts'

const program = projectPath('sandbox/dist/main.js')
const folder = mkdtempSync(join(tmpdir(), 'import-faults-'))
const example = projectPath('examples/manager')
const kills = 8

beforeAll(() => ensureSandboxBuilt())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Place = { readonly SANDBOX_DATA_DIR: string; readonly DATABASE_URL?: string | undefined }

const variablesOf = (place: Place) => ({ PATH: process.env.PATH, ...place })
const command = (place: Place, ...line: readonly string[]) =>
  runProgram([program, ...line], { variables: variablesOf(place) })

/** Every sheet of an export, by name. */
async function contentOf(place: Place): Promise<string> {
  const path = join(mkdtempSync(join(folder, 'export-')), 'sheets')
  const ended = await command(place, 'export', path)
  expect(ended).toMatchObject({ status: 0 })
  const names = readdirSync(path)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
  return names.map((name) => `${name}\n${readFileSync(join(path, name), 'utf8')}`).join('\n')
}

/** The example with other values, so that an import of it changes every share and fund. */
function changedExample(): string {
  const path = join(folder, 'changed')
  cpSync(example, path, { recursive: true })
  const values = readFileSync(join(path, 'valeurs.csv'), 'utf8')
  writeFileSync(join(path, 'valeurs.csv'), values.replaceAll(',00"', ',50"'))
  return path
}

async function killedAfter(place: Place, path: string, ms: number): Promise<number | null> {
  const child = spawn(process.execPath, [program, 'import', path], {
    env: variablesOf(place),
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  await pause(ms)
  child.kill('SIGKILL')
  return ended
}

const databases = [
  ['the embedded database', false],
  ...(hasPostgres ? [['PostgreSQL', true] as const] : []),
] as const

// P-325
describe.each(databases)('an import into %s', (name, isServer) => {
  let server: Awaited<ReturnType<typeof startPostgres>> | undefined
  let place: Place
  beforeAll(async () => {
    server = isServer ? await startPostgres() : undefined
    place = { SANDBOX_DATA_DIR: mkdtempSync(join(folder, 'data-')), DATABASE_URL: server?.url }
    expect(await command(place, 'import', example)).toMatchObject({ status: 0 })
  }, 300_000)
  afterAll(() => server?.stop())

  it('that is killed at any moment leaves all of what was there, or has written all', async () => {
    const before = await contentOf(place)
    const path = changedExample()
    const timed = await command(place, 'import', path, '--dry-run')
    expect(timed).toMatchObject({ status: 0 })
    const startedAt = Date.now()
    await command(place, 'import', path)
    const wholeMs = Date.now() - startedAt
    const after = await contentOf(place)
    expect(after).not.toBe(before)
    const seen = { before: 0, after: 0 }
    for (let turn = 1; turn <= kills; turn += 1) {
      expect(await command(place, 'import', example, '--prune')).toMatchObject({ status: 0 })
      await killedAfter(place, path, (wholeMs * turn) / kills)
      const left = await contentOf(place)
      expect([before, after]).toContain(left)
      seen[left === before ? 'before' : 'after'] += 1
    }
    expect(seen.before).toBeGreaterThan(0)
    writeFigures(`import-faults-${isServer ? 'postgresql' : 'embedded'}`, {
      database: name,
      kills,
      ...seen,
      wholeMs,
    })
  }, 600_000)

  it('beside another ends in one of them, and the second is told', async () => {
    const both = await Promise.all([command(place, 'import', example), command(place, 'import', example)])
    expect(both.map(({ status }) => status)).toContain(0)
    for (const { faults, output, status } of both)
      if (status !== 0) expect(`${output}${faults}`).toMatch(/Another import is at work|in use/)
  }, 300_000)
})

/** True if this machine lets the test mount a small disk. */
const disk = join(folder, 'disk')
mkdirSync(disk)
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk]).status === 0

describe.skipIf(!isMounted)('an import onto a disk that is full (skipped where no disk can be made)', () => {
  afterAll(() => spawnSync('umount', ['-l', disk]))

  it('says so, ends with 1, and leaves the database as it was', async () => {
    const place = { SANDBOX_DATA_DIR: join(disk, 'data') }
    expect(await command(place, 'import', example)).toMatchObject({ status: 0 })
    const before = await contentOf(place)
    const large = join(folder, 'large')
    cpSync(example, large, { recursive: true })
    const header = readFileSync(join(large, 'documents.csv'), 'utf8').split(/\r?\n/)[1] ?? ''
    const [file = ''] = header.split(';')
    const path = join(large, file.replaceAll('"', ''))
    writeFileSync(
      path,
      Buffer.concat([readFileSync(path), Buffer.alloc(60_000_000, ' '), Buffer.from('\n%%EOF\n')]),
    )
    const full = await command(place, 'import', large)
    expect(full.status).toBe(1)
    expect(full.faults).toMatch(/ENOSPC|no space/i)
    expect(full.faults).not.toMatch(/\n\s+at /)
    expect(await contentOf(place)).toBe(before)
    expect(await command(place, 'import', example)).toMatchObject({ status: 0 })
  }, 300_000)
})
