import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { teamFunds, teams } from '../database/schema/index.ts'
import { claimVersion } from '../product/rights/team-version.ts'
import { importedDatabase } from './fixtures/imported-database.ts'
import { change } from './fixtures/mistakes.ts'

const imported = importedDatabase()
const { newFolder, run, template } = imported

const terms = async () =>
  (await imported.db.select().from(teamFunds)).map(({ fundId: _, teamId: __, ...stored }) => stored)

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

/** The team of the template, and the version of its rights that a form was shown with. */
const team = async () => (await imported.db.select().from(teams))[0] ?? expect.unreachable()
const isLate = async ({ id, rightsVersion }: Awaited<ReturnType<typeof team>>) =>
  !(await claimVersion(imported.db, id, rightsVersion))

// P-791
it('makes forms late that were open when an agreement was changed or removed, and no others', async () => {
  const path = template()
  const agreements = join(path, 'agreements.csv')
  await run(path)
  const shown = await team()
  expect(await run(path)).toMatchObject({ outcome: 'unchanged' })
  change(path, 'teams.csv', 'tilleuls.example', 'banque-tilleuls.example')
  expect(await run(path)).toMatchObject({ outcome: 'written' })
  expect(await isLate(shown)).toBe(false)
  const open = await team()
  change(path, 'agreements.csv', '2031-05-01', '2030-05-01')
  expect(await run(path)).toMatchObject({ outcome: 'written', faults: [] })
  expect(await isLate(open)).toBe(true)
  const last = await team()
  const [header] = readFileSync(agreements, 'utf8').split('\r\n')
  writeFileSync(agreements, `${header}\r\n`)
  expect(await run(path, { isPruning: true })).toMatchObject({ outcome: 'written', faults: [] })
  expect(await terms()).toEqual([])
  expect(await isLate(last)).toBe(true)
})

// P-790
it('refuses to remove a share that an agreement names, stored or of the folder, until it does not', async () => {
  const path = template()
  change(path, 'shares.csv', /$/, 'CEDRE-1-B,CEDRE-1,Part B,B,,EUR,quarter,2023-04-17,2\r\n')
  change(path, 'agreements.csv', 'CEDRE-1-A', 'CEDRE-1-A | CEDRE-1-B')
  expect(await run(path)).toMatchObject({ outcome: 'written', faults: [] })
  const before = await terms()
  const alone = newFolder()
  copyFileSync(join(template(), 'shares.csv'), join(alone, 'shares.csv'))
  const fault = {
    ...{ code: 'share_in_agreement', file: 'shares.csv', value: 'CEDRE-1-B', severity: 'error' },
    detail: { agreement: 'Banque des Tilleuls / Gestion privée / CEDRE-1' },
  }
  expect(await run(alone, { isPruning: true })).toMatchObject({ outcome: 'refused', faults: [fault] })
  expect(await terms()).toEqual(before)
  // Without the removal, the missing share is kept.
  expect(await run(alone)).toMatchObject({ outcome: 'unchanged', faults: [] })
  copyFileSync(join(path, 'agreements.csv'), join(alone, 'agreements.csv'))
  const { faults, outcome } = await run(alone, { isPruning: true })
  expect([outcome, faults.map(({ code, line }) => [code, line])]).toEqual([
    'refused',
    [
      ['reference_unknown', 2],
      ['share_in_agreement', null],
    ],
  ])
  change(alone, 'agreements.csv', 'CEDRE-1-A | CEDRE-1-B', 'CEDRE-1-A')
  expect(await run(alone, { isPruning: true })).toMatchObject({ outcome: 'written', faults: [] })
  expect((await terms())[0]?.shareIds).toHaveLength(1)
})
