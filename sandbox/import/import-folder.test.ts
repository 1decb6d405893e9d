import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { keyFiguresSchema } from '../../src/contract/product-api/fund-disclosures.schema.ts'
import { accounts, fundDetails, materialTerms } from '../database/schema/index.ts'
import { readPosition } from '../product/position/read-position.ts'
import { cellMistakes } from './fixtures/cell-mistakes.ts'
import { figureMistakes } from './fixtures/figure-mistakes.ts'
import { fileMistakes } from './fixtures/file-mistakes.ts'
import { importedDatabase } from './fixtures/imported-database.ts'
import { change, mistakes } from './fixtures/mistakes.ts'
import { faultTexts } from './report/fault-texts.ts'
import { describeFault } from './report/print-report.ts'

const imported = importedDatabase()
const { exported, newFolder, run, template } = imported

// P-325
describe('an import', () => {
  it('writes nothing in a dry run, writes once, and finds no change in the same folder in the other language', async () => {
    expect(await run(template('en'), { isDryRun: true })).toMatchObject({
      outcome: 'would_write',
      faults: [],
    })
    expect(await run(template('en'))).toMatchObject({ outcome: 'written', faults: [] })
    expect(await run(template('fr'))).toMatchObject({ outcome: 'unchanged', locale: 'fr', faults: [] })
  })

  it('changes what has changed and keeps what the folder lacks, unless it is told to prune', async () => {
    const path = template('en')
    change(path, 'values.csv', '2026-06-30,"1,042.50"', '2026-03-31,"1,040.00"')
    const kept = await run(path)
    expect(kept.outcome).toBe('written')
    expect(kept.changes.find(({ sheet }) => sheet === 'values')).toEqual({
      sheet: 'values',
      added: 1,
      changed: 0,
      unchanged: 0,
      missing: ['CEDRE-1-A\u00002026-06-30'],
    })
    expect((await run(path)).outcome).toBe('unchanged')
    expect((await run(path, { isPruning: true })).outcome).toBe('written')
    expect((await run(path, { isPruning: true })).outcome).toBe('unchanged')
    change(path, 'documents.csv', 'Fund rules', 'Rules of the fund')
    expect((await run(path)).changes.find(({ sheet }) => sheet === 'documents')).toMatchObject({ changed: 1 })
    writeFileSync(join(path, 'documents/cedre-1-reglement.pdf'), '%PDF-1.7 new content %%EOF')
    expect((await run(path)).changes.find(({ sheet }) => sheet === 'documents')).toMatchObject({ changed: 1 })
  })

  // P-722
  it('states to whom and until when a marketing document may be shared, and changes or ends that', async () => {
    const termsIn = async () =>
      (await imported.db.select().from(materialTerms)).map(({ documentId: _, ...terms }) => terms)
    const path = template('en')
    change(path, 'documents.csv', ',legal,', ',marketing,')
    change(path, 'documents.csv', /,,\r\n$/, 'professional,,2027-01-31\r\n')
    expect(await run(path)).toMatchObject({ outcome: 'written', faults: [] })
    expect(await termsIn()).toEqual([{ audience: 'professional', validFrom: null, validUntil: '2027-01-31' }])
    expect((await run(await exported('fr'), { isPruning: true })).outcome).toBe('unchanged')
    change(path, 'documents.csv', 'professional,,2027-01-31', ',,')
    expect((await run(path)).outcome).toBe('written')
    expect(await termsIn()).toEqual([])
    expect((await run(template('en'), { isPruning: true })).outcome).toBe('written')
  })

  // P-572, P-571
  it('feeds the position of an investor: movements with their amounts, the commitment, the day of each value', async () => {
    const path = template('en')
    change(
      path,
      'movements.csv',
      /$/,
      'claire.morvan@cedre.example,CEDRE-1-A,2026-09-30,redemption,50.0000,"52,000.00"\r\n',
    )
    change(path, 'holdings.csv', '150.0000', '100.0000')
    expect((await run(path)).faults).toEqual([])
    const isClaire = eq(accounts.email, 'claire.morvan@cedre.example')
    const [account] = await imported.db.select().from(accounts).where(isClaire)
    const asked = {
      locale: 'en',
      asOf: '2026-11-26',
      today: '2026-11-26',
      fundNumber: null,
      visitorId: null,
    } as const
    const { holdings } = await readPosition(imported.db, account?.id ?? '', asked)
    expect(holdings).toHaveLength(1)
    const [{ movements, values } = { movements: [], values: [] }] = holdings
    expect(movements.map(({ kind, date, amount, quantity }) => [kind, date, amount, quantity])).toEqual([
      ['commitment', '2023-04-17', '0', '0'],
      ['payment', '2023-04-17', '150000.00', '150.0000'],
      ['redemption', '2026-09-30', '52000.00', '-50.0000'],
    ])
    expect(movements[0]?.effect.commitment).toBe('180000.00')
    expect(values.at(-1)).toMatchObject({
      date: '2026-06-30',
      publishedOn: '2026-08-14',
      quantity: '150.0000',
    })
    expect((await run(template('en'), { isPruning: true })).outcome).toBe('written')
  })

  // P-577
  it('fills what a fund discloses, in both languages, as its page reads it', async () => {
    const [details] = await imported.db.select().from(fundDetails)
    expect(details?.portfolio).toEqual({
      asOf: '2026-06-30',
      committed: { amount: '60000000.00', currency: 'EUR' },
      invested: { amount: '48000000.00', currency: 'EUR' },
      holdings: [
        {
          ...{ name: 'Ateliers Vauquelin', since: '2023-09-30', percent: '12.50' },
          sector: { fr: 'Industrie', en: 'Industry' },
          country: { fr: 'France', en: 'France' },
        },
      ],
      sectors: [],
      countries: [],
    })
    const { costs, scenarios, ...figures } = keyFiguresSchema.parse(details?.keyFigures)
    expect(figures).toEqual({
      ...{ investment: { amount: '10000.00', currency: 'EUR' }, holdingYears: 8, yearlyImpact: '3.10' },
    })
    expect(costs.map(({ kind }) => kind)).toEqual(['entry', 'ongoing', 'transaction', 'performance', 'exit'])
    expect(scenarios.map(({ yearlyReturn }) => yearlyReturn)).toEqual(['-9.05', '-9.05', '-9.05', '-9.05'])
  })

  it('reads one sheet alone, against what the database holds', async () => {
    const path = newFolder()
    writeFileSync(
      join(path, 'valeurs.csv'),
      'code de la part;date;valeur liquidative\nCEDRE-1-A;30/06/2026;1 050,1234\n',
    )
    expect(await run(path)).toMatchObject({ outcome: 'written', locale: 'fr' })
    const sheets = await exported('en')
    expect(readFileSync(join(sheets, 'values.csv'), 'utf8')).toContain('CEDRE-1-A,2026-06-30,1050.1234')
  })
})

describe('the invented manager of examples', () => {
  it('imports without a fault', async () => {
    const report = await run('examples/manager', { isPruning: true })
    expect(report).toMatchObject({ outcome: 'written', locale: 'fr', faults: [] })
    const counts = new Map(
      report.changes.map(({ sheet, added, changed, unchanged }) => [sheet, added + changed + unchanged]),
    )
    expect([counts.get('funds'), counts.get('shares'), counts.get('documents')]).toEqual([3, 6, 10])
  })
})

const allMistakes = [...mistakes, ...figureMistakes, ...fileMistakes, ...cellMistakes]

// P-326
// P-672
describe('a folder with mistakes', () => {
  it.each(allMistakes)('is reported as %s for %s', async (code, _, spoil, said) => {
    const path = template('en')
    spoil(path)
    const { faults } = await run(path, { isDryRun: true, isPruning: true })
    const found = faults.filter((fault) => said.test(describeFault(fault, 'en')))
    expect(found.map((fault) => fault.code)).toEqual([code])
  })

  // P-761
  it('has an example of every code', () => {
    // Those of a whole folder are below; those of an id over several imports are in import-command.test.ts.
    const others = ['folder_missing', 'nothing_to_import', 'id_changed', 'id_erased']
    const codes = [...allMistakes.map(([code]) => code), ...others]
    expect([...new Set(codes)].toSorted()).toEqual(Object.keys(faultTexts).toSorted())
  })

  // P-761
  it('names all that can be wrong at once, and writes nothing', async () => {
    const before = await exported('en')
    const path = template('en')
    const together = new Set(['an ISIN', 'a SIREN', 'a LEI', 'a number', 'a file of no document'])
    const all = [
      ...cellMistakes,
      ...[...mistakes, ...figureMistakes].filter(([, what]) => together.has(what)),
    ]
    for (const [, , spoil] of all) spoil(path)
    const { outcome, faults } = await run(path)
    expect(outcome).toBe('refused')
    const lines = faults.map((fault) => describeFault(fault, 'en'))
    for (const [code, , , said] of all)
      expect([code, lines.filter((line) => said.test(line)).length]).toEqual([code, 1])
    expect((await run(before, { isPruning: true })).outcome).toBe('unchanged')
  })

  it('reports a missing folder and an empty one', async () => {
    expect((await run(join(newFolder(), 'nowhere'))).faults).toMatchObject([{ code: 'folder_missing' }])
    expect((await run(newFolder())).faults).toMatchObject([{ code: 'nothing_to_import' }])
  })
})
