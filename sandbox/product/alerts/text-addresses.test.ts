import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../database/open-database.ts'
import { readSandboxEnv } from '../../env.ts'
import { listNews } from './alert-news.ts'
import { writeText } from './alerts.testing.ts'

const at = new Date('2026-11-20T08:00:00Z')
const asked = { topic: 'newsletter', funds: [] } as const

let folder: string
let database: OpenDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'text-addresses-'))
  database = await openDatabase(readSandboxEnv({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: folder }))
}, 120_000)
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

// P-837
it('the news of a text follow the portal’s rule for addresses: a default category, and none without a slug', async () => {
  const write = (data: Readonly<Record<string, unknown>>, locale = 'fr') =>
    writeText(database.db, { at, locale, data: { title: 'T', ...data } })
  await write({ slug: 'with' })
  await write({ slug: 'without', category: null })
  await write({ slug: 'gone', category: 'deleted' })
  await write({ slug: null })
  await write({ slug: '' })
  await write({ slug: 'english', category: null }, 'en')
  const pathsIn = async (locale: 'fr' | 'en') =>
    (await listNews(database.db, { ...asked, locale }, at)).map(({ path }) => path).toSorted()
  expect(await pathsIn('fr')).toEqual(['actualites/gone', 'actualites/with', 'actualites/without'])
  expect(await pathsIn('en')).toEqual(['news/english'])
})
