import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { teamFunds } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { change } from './fixtures/mistakes.ts'
import { importFolder } from './run-import.ts'
import { writeTemplate } from './template.ts'

let database: OpenDatabase
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
  database = await openDatabase(readSandboxEnv({ SANDBOX_DATA_DIR: join(folder, 'data') }))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (path: string) =>
  importFolder(database, path, {
    ...{ isDryRun: false, isPruning: false, now: new Date('2026-11-26T12:00:00Z') },
    ...{ progress: () => undefined, documentFolder: join(folder, 'documents') },
  })

const template = () => {
  const path = mkdtempSync(join(folder, 'sheets-'))
  writeTemplate(path, 'en')
  return path
}

const terms = async () =>
  (await database.db.select().from(teamFunds)).map(({ fundId: _, teamId: __, ...stored }) => stored)

// P-789
it('gives an agreement the terms of its row; a file without their columns keeps them', async () => {
  const path = template()
  change(path, 'agreements.csv', /2031-05-01,.*$/m, '2031-05-01,no,CEDRE-1-A,none')
  expect(await run(path)).toMatchObject({ outcome: 'written', faults: [] })
  const [given, ...others] = await terms()
  expect(others).toEqual([])
  expect(given).toMatchObject({
    ...{ agreementSince: '2023-05-02', agreementUntil: '2031-05-01' },
    ...{ subscriptions: false, audiences: [] },
  })
  expect(given?.shareIds).toHaveLength(1)
  change(path, 'agreements.csv', /,Until.*$/m, '')
  change(path, 'agreements.csv', /2023-05-02,.*$/m, '2023-06-02')
  expect(await run(path)).toMatchObject({ outcome: 'written', faults: [] })
  expect(await terms()).toEqual([{ ...given, agreementSince: '2023-06-02' }])
})

// P-789
it('takes empty cells for every share, all clients and no end', async () => {
  const path = template()
  change(path, 'agreements.csv', /2031-05-01,.*$/m, ',,,')
  expect(await run(path)).toMatchObject({ outcome: 'written', faults: [] })
  expect(await terms()).toEqual([
    {
      ...{ agreementSince: '2023-05-02', agreementUntil: null, subscriptions: true, shareIds: null },
      audiences: ['retail', 'professional'],
    },
  ])
})
