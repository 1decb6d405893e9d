import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, inArray, type SQL, sql, TransactionRollbackError } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Account } from '../../sandbox/accounts/accounts.ts'
import { type Db, type OpenDatabase, openDatabase } from '../../sandbox/database/open-database.ts'
import {
  accounts,
  auditLog,
  documents,
  materialTerms,
  teamFunds,
  teams,
} from '../../sandbox/database/schema/index.ts'
import type { SandboxDeps } from '../../sandbox/deps.ts'
import type { DocumentFiles } from '../../sandbox/product/documents/document-files.ts'
import { addMaterial } from '../../sandbox/product/material/add-material.ts'
import { createShare } from '../../sandbox/product/material/create-share.ts'
import { listMaterial } from '../../sandbox/product/material/list-material.ts'
import { endShare, listShares } from '../../sandbox/product/material/list-shares.ts'
import { countOpening, describeSharedDocument } from '../../sandbox/product/material/shared-document.ts'
import { createApp } from '../../sandbox/product/product-app.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import type { Material, ShareCreated } from '../../src/contract/product-api/material.schema.ts'
import { layOutSeed } from '../support/sandbox-seed.ts'
import { migrationsDirectory } from './test-database.ts'

const dayMs = 86_400_000

let folder: string
let database: OpenDatabase
let account: Account
let material: Material
let aheadMs = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-states-'))
  await layOutSeed(folder, { SANDBOX_DATA_DIR: folder, SANDBOX_TODAY: testDay })
  database = await openDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    migrationsDir: migrationsDirectory,
  })
  const email = 'advisor@cgp-demo.example'
  const [found] = await database.db.select().from(accounts).where(eq(accounts.email, email))
  if (found === undefined) throw new Error('no demo partner')
  account = found
  const query = { page: 1, pageSize: 100, fund: '', audience: '', state: 'valid' } as const
  const { items } = await listMaterial(database.db, account, query, { locale: 'fr', today: testDay })
  const first = items.find(({ type }) => type === 'Brochure')
  if (first === undefined) throw new Error('no brochure that may be shared')
  material = first
}, 120_000)
beforeEach(() => {
  aheadMs = 0
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const now = () => new Date(Date.now() + aheadMs)
const moment = () => ({ now: now(), today: testDay })
const numberOf = (id: string) => Number(id.replace(/^\D+/, ''))
const documentNumber = () => numberOf(material.id)

async function share(more: { readonly most_openings?: number; readonly locale?: 'fr' | 'en' } = {}) {
  const deps = { db: database.db, log: pino({ level: 'silent' }), now, today: () => testDay }
  const outcome = await createShare(deps as SandboxDeps, account, {
    ...{ document: material.id, recipient_name: 'Hélène Orsenne', recipient_email: null, locale: 'fr' },
    ...{ days: 7, most_openings: null, mail: false, ...more },
  })
  if (outcome.kind !== 'created') throw new Error(`not shared: ${JSON.stringify(outcome)}`)
  return outcome.share
}

/** A link in its team's list. */
async function listed(id: string, db: Db = database.db) {
  const query = { page: 1, pageSize: 100, state: '' } as const
  const { items } = await listShares(db, account, query, { ...moment(), locale: 'fr' })
  return items.find((item) => item.id === id)
}

/** The state of a link as its team's list has it, as its recipient is told, and as the file is refused. */
async function statesOf({ id, secret }: ShareCreated, db: Db = database.db) {
  const described = await describeSharedDocument(db, secret, { ...moment(), locale: 'fr' })
  const shown = await listed(id, db)
  const opened = await countOpening(db, secret, moment())
  return [
    shown?.state,
    described?.kind === 'over' ? described.reason : described?.kind,
    opened?.kind === 'over' ? opened.reason : opened?.kind,
  ]
}

const alike = (state: string) => [state, state, state]

const ofSender = () => sql`where ${accounts.id} = ${account.id}`
const ofTeam = () => sql`where ${teams.id} = ${account.teamId}`
const ofDocument = () => sql`where ${materialTerms.documentId} = ${documentNumber()}`

/** Changes by which a link comes to open nothing, by its state then. */
const changes: Readonly<Record<string, Readonly<Record<string, () => SQL>>>> = {
  suspended: {
    'the sender is suspended': () => sql`update ${accounts} set suspended_at = now() ${ofSender()}`,
    'the right is taken': () => sql`update ${accounts} set rights = rights - 'documents:read' ${ofSender()}`,
    'the sender is not approved': () => sql`update ${accounts} set verification = 'pending' ${ofSender()}`,
    'the team is not approved': () => sql`update ${teams} set is_approved = false ${ofTeam()}`,
    'the agreement about the fund ends': () =>
      sql`delete from ${teamFunds} where team_id = ${account.teamId} and fund_id = ${numberOf(material.fund.id)}`,
  },
  outdated: {
    'the document is replaced': () =>
      sql`update ${documents} set replaced_by = (select max(id) from ${documents}) where id = ${documentNumber()}`,
    'the document’s validity is shortened': () =>
      sql`update ${materialTerms} set valid_from = '2020-01-01', valid_until = '2020-12-31' ${ofDocument()}`,
  },
}

const ways = Object.entries(changes).flatMap(([state, some]) =>
  Object.entries(some).map(([name, change]) => [name, state, change] as const),
)

// P-646
it.each(ways)(
  'a link is over for its team, its recipient and the file when %s',
  async (_name, state, change) => {
    const link = await share()
    expect(await statesOf(link)).toEqual(['active', 'open', 'open'])
    let states: unknown
    const undone = database.db.transaction(async (transaction) => {
      await transaction.execute(change())
      states = await statesOf(link, transaction)
      transaction.rollback()
    })
    await expect(undone).rejects.toThrow(TransactionRollbackError)
    expect(states).toEqual(alike(state))
    expect(await statesOf(link)).toEqual(['active', 'open', 'open'])
  },
)

// P-646
it('a link tells that it was ended, used up, or is past its day', async () => {
  const [ended, past, used] = [await share(), await share(), await share({ most_openings: 1 })]
  expect(await endShare({ db: database.db, now }, account, ended.id)).toBe(true)
  await countOpening(database.db, used.secret, moment())
  expect(await statesOf(ended)).toEqual(alike('ended'))
  expect(await statesOf(used)).toEqual(alike('used_up'))
  aheadMs = 8 * dayMs
  expect(await statesOf(past)).toEqual(alike('expired'))
  expect(await statesOf(ended)).toEqual(alike('ended'))
})

// P-646
it('links leave an entry of their creation and one of their end in the audit log, without the recipient', async () => {
  const { id } = await share()
  for (const _time of [1, 2]) await endShare({ db: database.db, now }, account, id)
  const entries = await database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), inArray(auditLog.action, ['share_created', 'share_ended'])))
    .orderBy(auditLog.id)
  expect(entries.map(({ action, actor, details }) => ({ action, actor, details }))).toEqual(
    ['share_created', 'share_ended'].map((action) => ({
      action,
      actor: account.id,
      details: { team: `team-${account.teamId}`, document: material.id },
    })),
  )
  expect(JSON.stringify(entries)).not.toContain('Orsenne')
})

// P-641, P-647
it('a link leads to the file in its language under the terms that its maker has seen, and says which it is', async () => {
  const { db } = database
  const [chosen] = await db.select().from(documents).where(eq(documents.id, documentNumber()))
  const its = eq(materialTerms.documentId, chosen?.alternateId ?? 0)
  const [terms] = await db.select().from(materialTerms).where(its)
  if (terms === undefined) throw new Error('a brochure without another language')
  const languageOf = async () => {
    const { language, secret } = await share({ locale: 'en' })
    const described = await describeSharedDocument(db, secret, { ...moment(), locale: 'en' })
    return [language, described?.kind === 'open' && described.found.language]
  }
  expect(await languageOf()).toEqual(['en', 'en'])
  await db.update(materialTerms).set({ validFrom: '2020-01-01', validUntil: '2020-12-31' }).where(its)
  expect(await languageOf()).toEqual(['fr', 'fr'])
  const own = eq(materialTerms.documentId, documentNumber())
  const [shown] = await db.select().from(materialTerms).where(own)
  await db.update(materialTerms).set({ audience: 'retail' }).where(own)
  await db
    .update(materialTerms)
    .set({ ...terms, audience: 'professional' })
    .where(its)
  expect(await languageOf()).toEqual(['fr', 'fr'])
  await db.update(materialTerms).set(terms).where(its)
  await db.update(materialTerms).set({ validUntil: '2020-12-31' }).where(own)
  await expect(languageOf()).rejects.toThrow('expired')
  await db
    .update(materialTerms)
    .set(shown ?? {})
    .where(own)
  expect(await languageOf()).toEqual(['en', 'en'])
})

/** The call that sends a file, with the files as they are, or none. */
function openCall(open: DocumentFiles['open']) {
  const app = createApp()
  const env = { trustedCallers: [] }
  const deps = { db: database.db, env, now, today: () => testDay, documentFiles: { open } }
  addMaterial(app, deps as unknown as Parameters<typeof addMaterial>[1])
  return async (secret: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await app.request('/shared-documents/open', {
      method: 'POST',
      body: JSON.stringify({ secret }),
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: response.status, text: await response.text(), etag: response.headers.get('etag') ?? '' }
  }
}

// P-648
it('an opening is counted when the file is there, whole, and not for a copy that is current', async () => {
  const { id, secret } = await share({ most_openings: 2 })
  const path = join(folder, 'shared.pdf')
  await writeFile(path, '%PDF-1.7 of a test')
  const send = openCall(() => Promise.resolve({ path, bytes: 18, sha256: 'a'.repeat(64) }))
  const fail = openCall(() => Promise.reject(new Error('The file is missing')))
  const opened = async () => (await listed(id))?.opened
  expect([(await fail(secret)).status, await opened()]).toEqual([500, 0])
  const first = await send(secret)
  expect([first.status, first.text, await opened()]).toEqual([200, '%PDF-1.7 of a test', 1])
  expect([(await send(secret, { 'if-none-match': first.etag })).status, await opened()]).toEqual([304, 1])
  expect(await send(secret, { range: 'bytes=1-4' })).toEqual(first)
  expect(await opened()).toBe(2)
  expect((await send(secret)).status).toBe(410)
})
