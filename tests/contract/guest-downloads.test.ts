import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../sandbox/database/open-database.ts'
import { accounts, guestGrants } from '../../sandbox/database/schema/index.ts'
import { addGuestGate } from '../../sandbox/product/guests/guest-gate.ts'
import { endGuest } from '../../sandbox/product/guests/guest-rows.ts'
import { openAccess, withGuestViews } from '../../sandbox/product/guests/guest-views.ts'
import { createApp } from '../../sandbox/product/product-app.ts'
import { demoGuest } from '../../sandbox/seed/guest-seed.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { layOutSeed } from '../support/sandbox-seed.ts'
import { migrationsDirectory } from './test-database.ts'

const grantId = 'gst-demo-1'
const dayMs = 86_400_000

let folder: string
let database: OpenDatabase
let aheadMs = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guest-downloads-'))
  await layOutSeed(folder, { SANDBOX_DATA_DIR: folder, SANDBOX_TODAY: testDay })
  database = await openDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    migrationsDir: migrationsDirectory,
  })
}, 120_000)
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** A guest's download whose parts are sent one by one, as those of a long file are. */
async function download() {
  const { db } = database
  const deps = { db, now: () => new Date(Date.now() + aheadMs) }
  const [guest] = await db.select().from(accounts).where(eq(accounts.id, demoGuest.id))
  if (guest === undefined) throw new Error('no demo guest')
  const view = await openAccess(deps, { guest, signInId: 'external-of-test' }, grantId)
  let send: (text: string) => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text))
    },
  })
  const app = createApp()
  addGuestGate(app, { ...deps, readAccessToken: withGuestViews(deps, () => Promise.resolve(undefined)) })
  app.get('/documents/doc-1/content', () => new Response(body))
  const headers = { authorization: `Bearer ${view?.token}` }
  const response = await app.request('/documents/doc-1/content', { headers })
  expect(response.status).toBe(200)
  const reader = response.body?.getReader()
  return { send, read: async () => new TextDecoder().decode((await reader?.read())?.value) }
}

// P-624
it('a download that is under way stops when the last day of the access ends', async () => {
  const { read, send } = await download()
  send('first')
  expect(await read()).toBe('first')
  aheadMs = 301 * dayMs
  send('second')
  await expect(read()).rejects.toThrow('the access of the guest is over')
  aheadMs = 0
})

// P-624
it('a download that is under way stops when the owner ends the access', async () => {
  const { read, send } = await download()
  send('first')
  expect(await read()).toBe('first')
  const { db } = database
  const [grant] = await db
    .select({ ownerId: guestGrants.ownerId })
    .from(guestGrants)
    .where(and(eq(guestGrants.id, grantId)))
  expect(await endGuest(db, { id: grantId, ownerId: grant?.ownerId ?? '', now: new Date() })).toBe(true)
  send('second')
  await expect(read()).rejects.toThrow('the access of the guest is over')
})
