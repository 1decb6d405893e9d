import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSandboxBuilt } from '../../scripts/lib/builds.ts'
import { projectPath } from '../../scripts/lib/project.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { hasPostgres, startPostgres } from '../support/postgres-server.ts'
import { runProgram } from '../support/run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'postgresql-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = [process.env.PATH, ...globSync('/usr/lib/postgresql/*/bin')].join(delimiter)

function onServer(program: string, ...line: readonly string[]): void {
  const ended = spawnSync(program, line, { env: { ...process.env, PATH: path }, encoding: 'utf8' })
  if (ended.status !== 0) throw new Error(`${program}: ${ended.stderr}`)
}

const sheetsOf = (sheets: string): string =>
  readdirSync(sheets)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .map((name) => `${name}\n${readFileSync(join(sheets, name), 'utf8')}`)
    .join('\n')

// P-574
describe.skipIf(!hasPostgres)('the sandbox as the product API on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    await ensureSandboxBuilt()
    server = await startPostgres()
  }, 120_000)
  afterAll(() => server?.stop())

  const databaseUrl = (name: string): string => {
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return url.href
  }
  const sandbox = (database: string, ...line: readonly string[]) =>
    runProgram([projectPath('sandbox/dist/main.js'), ...line], {
      variables: {
        PATH: path,
        DATABASE_URL: databaseUrl(database),
        SANDBOX_DATA_DIR: join(folder, 'data'),
      },
    })

  it('is what a backup of it restores, with a whole audit log', async () => {
    onServer(
      'createdb',
      '--maintenance-db',
      server.url,
      '-h',
      '127.0.0.1',
      '-p',
      new URL(server.url).port,
      '-U',
      'sandbox',
      'portal',
    )
    expect(await sandbox('portal', 'import', projectPath('examples/manager'))).toMatchObject({ status: 0 })
    const dump = join(folder, 'portal.dump')
    onServer('pg_dump', '--format=custom', `--file=${dump}`, databaseUrl('portal'))
    onServer('createdb', '-h', '127.0.0.1', '-p', new URL(server.url).port, '-U', 'sandbox', 'restored')
    onServer('pg_restore', `--dbname=${databaseUrl('restored')}`, '--no-owner', dump)
    for (const name of ['portal', 'restored'])
      expect(await sandbox(name, 'export', join(folder, name))).toMatchObject({ status: 0 })
    expect(sheetsOf(join(folder, 'restored'))).toBe(sheetsOf(join(folder, 'portal')))
    const [former, restored] = [await sandbox('portal', 'audit-log'), await sandbox('restored', 'audit-log')]
    expect(restored).toMatchObject({ status: 0, output: former.output })
  }, 300_000)

  const seconds = new Map<string, number>()
  it.each([
    ['of its contract', 'contract'],
    ['of the portal over HTTP', 'http'],
  ])(
    'passes every test %s',
    async (_, project) => {
      const vitest = projectPath('node_modules/vitest/vitest.mjs')
      const ended = await runProgram([vitest, 'run', '--config', 'app.config.ts', '--project', project], {
        variables: { ...process.env, VITEST: undefined, TEST_DATABASE_URL: server.url },
      })
      const failed = ended.output.split('\n').filter((line) => /FAIL|Error:/.test(line))
      seconds.set(project, ended.seconds)
      writeFigures('postgresql-figures', Object.fromEntries(seconds))
      expect([ended.status, failed]).toEqual([0, []])
    },
    7_200_000,
  )
})
