import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { anyWorld } from './fixtures/any-world.ts'
import { exportInto, importedDatabase } from './fixtures/imported-database.ts'
import { writeSheets } from './run-export.ts'
import { sheets } from './sheets/index.ts'
import { agreementSheet } from './sheets/partner-sheets.ts'
import type { Column } from './sheets/sheet.ts'
import { loadStored } from './store/load-stored.ts'
import { byKey, type World } from './store/stored-rows.ts'
import { smallPdf } from './template.ts'

const imported = importedDatabase()
const { exported, newFolder } = imported

const seeded = temporaryDatabase({
  ...{ fundCount: 14, asOf: '2026-10-01', withDemoAccounts: true },
  seededAt: new Date('2026-10-01T12:00:00Z'),
})

const run = (path: string) => imported.run(path, { isPruning: true })

const writeFilesOf = (path: string, { documents }: World) => {
  for (const { file } of documents.values()) {
    mkdirSync(dirname(join(path, file ?? '')), { recursive: true })
    writeFileSync(join(path, file ?? ''), smallPdf(file ?? ''))
  }
}

// P-325, P-762
it('importing an export changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyWorld, fc.constantFrom('fr' as const, 'en' as const), async (world, locale) => {
      const path = newFolder()
      writeSheets(path, world, locale)
      writeFilesOf(path, world)
      const first = await run(path)
      expect(first.faults.filter(({ severity }) => severity === 'error')).toEqual([])
      // P-789: what an export would not name would change nothing either.
      const { agreements } = (await loadStored(imported.db)).rows
      const drawn = agreementSheet.complete([...world.agreements.values()])
      expect(agreements).toEqual(byKey(agreementSheet, drawn))
      const again = await run(await exported(locale))
      expect(again.outcome).toBe('unchanged')
      for (const { missing } of again.changes) expect(missing).toEqual([])
    }),
    { numRuns: 12 },
  )
})

type Cell = string | { readonly value: Date; readonly format: string } | { readonly value: number } | null

/** A cell as a spreadsheet stores it: days and numbers as such. */
function cellOf(text: string | null, { type }: Column): Cell {
  if (text === null) return null
  if (type.kind === 'date') return { value: new Date(`${text}T00:00:00Z`), format: 'dd/mm/yyyy' }
  return type.kind === 'decimal' || type.kind === 'integer' ? { value: Number(text) } : text
}

// P-762
it('a whole workbook imports like the sheets that it was made of', async () => {
  expect((await run('examples/manager')).faults).toEqual([])
  const { rows } = await loadStored(imported.db)
  const path = newFolder()
  const book = sheets.map(({ columns, name, title }) => ({
    sheet: title.fr,
    data: [
      Object.values(columns).map(({ header }) => header.fr),
      ...[...rows[name].values()].map((row) =>
        Object.entries(columns).map(([key, column]) => cellOf(row[key] ?? null, column)),
      ),
    ],
  }))
  await writeWorkbook(book).toFile(join(path, 'donnees.xlsx'))
  cpSync('examples/manager/documents', join(path, 'documents'), { recursive: true })
  expect(await run(path)).toMatchObject({ outcome: 'unchanged', locale: 'fr', faults: [] })
})

// P-762
it('all invented data go into another database, and come out of it again', async () => {
  const first = await exportInto(
    seeded.folder,
    {
      db: seeded.db,
      documentFolder: join(seeded.folder, 'documents'),
      render: async ({ id }) => smallPdf(String(id)),
    },
    'en',
  )
  const { faults, outcome } = await run(first)
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(outcome).toBe('written')
  const second = await exported('en')
  const names = readdirSync(first).filter((name) => name.endsWith('.csv'))
  const textOf = (path: string, name: string) =>
    readFileSync(join(path, name), 'utf8').split('\r\n').toSorted()
  for (const name of names) expect([name, textOf(second, name)]).toEqual([name, textOf(first, name)])
  expect((await run(second)).outcome).toBe('unchanged')
})
