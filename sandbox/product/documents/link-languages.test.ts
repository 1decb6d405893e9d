import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { documents } from '../../database/schema/index.ts'
import { temporaryDatabase } from '../../seed/fixtures/temporary-database.ts'
import { linkLanguages } from './link-languages.ts'

const database = temporaryDatabase({
  ...{ fundCount: 2, asOf: '2026-10-01', withDemoAccounts: false },
  seededAt: new Date('2026-11-26T12:00:00Z'),
})

/** The links of all documents, with the version of each row, which changes whenever it is written. */
async function rowsOf() {
  const version = sql<string>`xmin::text`
  const { alternateId, id } = documents
  return database.db.select({ alternateId, id, version }).from(documents).orderBy(id)
}

// P-673
describe('the files of one document', () => {
  it('are linked in the seed by the rule of imports, which then finds nothing to write', async () => {
    const seeded = await rowsOf()
    expect(seeded.filter(({ alternateId }) => alternateId !== null).length).toBeGreaterThan(10)
    for (const { alternateId, id } of seeded)
      if (alternateId !== null) expect(seeded.find((other) => other.id === alternateId)?.alternateId).toBe(id)
    expect(await linkLanguages(database.db)).toBe(0)
    expect(await rowsOf()).toEqual(seeded)
  })

  it('are linked and parted where that changes, and no other row is written', async () => {
    const { db } = database
    const seeded = await rowsOf()
    const [first] = await db.select().from(documents).where(eq(documents.fundId, 1)).limit(1)
    if (first === undefined) throw new Error('the seed has a document')
    const { searchEn: _en, searchFr: _fr, ...row } = first
    const old = { ...row, file: null, alternateId: null, replacedBy: null, publishedOn: '1999-12-31' }
    const [french, english, third] = [900_000_001, 900_000_002, 900_000_003]
    await db.insert(documents).values([
      { ...old, id: french, language: 'fr' },
      { ...old, id: english, language: 'en' },
    ])
    expect(await linkLanguages(db, [2])).toBe(0)
    expect(await linkLanguages(db, [1])).toBe(2)
    const links = async () => (await rowsOf()).slice(seeded.length).map(({ alternateId }) => alternateId)
    expect(await links()).toEqual([english, french])
    await db.insert(documents).values({ ...old, id: third, language: 'fr' })
    expect(await linkLanguages(db)).toBe(2)
    expect(await links()).toEqual([null, null, null])
    expect((await rowsOf()).slice(0, seeded.length)).toEqual(seeded)
  })
})
