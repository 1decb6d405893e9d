import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { addDays, addYears } from '../../src/lib/plain-date.ts'
import { openDatabase } from '../database/open-database.ts'
import {
  advisorSubscriptions,
  clientSubscriptions,
  fundDetails,
  partners,
  shareLinks,
  shareOpenings,
  subscriptionCases,
} from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { startSandbox } from '../start.ts'
import { eraseRecords, findExpiredRecords } from './client-records.ts'
import { runRetention } from './run-retention.ts'

let folder: string
const today = '2026-11-21'

const envOf = () =>
  readSandboxEnv({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: folder, SANDBOX_PREPARE_DOCUMENTS: '0' })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'))
  const log = pino({ level: 'silent' })
  await (await startSandbox({ env: envOf(), log, now: () => new Date() })).close()
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

it('records of clients past their time are listed, then erased without touching the figures', async () => {
  const { db, close } = await openDatabase(envOf())
  try {
    expect(await findExpiredRecords(db, today)).toEqual([])
    const [accepted] = await db
      .select()
      .from(advisorSubscriptions)
      .where(eq(advisorSubscriptions.status, 'accepted'))
    const subscriptions = await db.select().from(clientSubscriptions).orderBy(clientSubscriptions.id)
    const [client] = subscriptions
    if (accepted === undefined || client === undefined) throw new Error('the seed has no client')
    const own = subscriptions.filter(
      ({ clientSort, teamId, partnerId }) =>
        clientSort === client.clientSort && teamId === client.teamId && partnerId === client.partnerId,
    )
    for (const fundId of [accepted.fundId, ...own.map((row) => row.fundId)])
      await db.update(fundDetails).set({ liquidatedOn: '2010-06-30' }).where(eq(fundDetails.fundId, fundId))
    await db
      .update(partners)
      .set({ contractEndedOn: '2010-06-30' })
      .where(eq(partners.id, accepted.partnerId))
    const listed = await findExpiredRecords(db, today)
    for (const { kind, id } of [
      { kind: 'request', id: accepted.id },
      ...own.map(({ id }) => ({ kind: 'subscription', id })),
    ])
      expect(listed).toContainEqual({ kind, id, keptUntil: '2015-06-30' })
    await eraseRecords(db, listed)
    const [row] = await db.select().from(clientSubscriptions).where(eq(clientSubscriptions.id, client.id))
    expect(row).toEqual({ ...client, clientName: '—', clientSort: '' })
    const requests = await db.select().from(advisorSubscriptions)
    expect(requests.map(({ id }) => id)).not.toContain(accepted.id)
    // Refused ones are expired, since the contract of their company has ended; pending ones are not.
    const statuses = new Set(requests.map(({ status }) => status))
    expect([statuses.has('refused'), statuses.has('received')]).toEqual([false, true])
    expect(await findExpiredRecords(db, today)).toEqual([])
  } finally {
    await close()
  }
}, 60_000)

// P-187, P-505
it('drafts of cases that nobody goes on with are listed after a year, and none that staff decide', async () => {
  const { db, close } = await openDatabase(envOf())
  try {
    const listed = async (day: string) =>
      (await findExpiredRecords(db, day)).filter(({ kind }) => kind === 'case')
    const drafts = await db.select().from(subscriptionCases).where(eq(subscriptionCases.state, 'draft'))
    expect(drafts.length).toBeGreaterThan(0)
    expect(await listed(today)).toEqual([])
    const later = await listed('2028-01-01')
    expect(later.map(({ id }) => id)).toEqual(drafts.map(({ id }) => id))
    await eraseRecords(db, later)
    expect(await listed('2028-01-01')).toEqual([])
  } finally {
    await close()
  }
}, 60_000)

// P-187, P-641
it('links to marketing documents are erased a year after their end, with their recipient and openings', async () => {
  const { db, close } = await openDatabase(envOf())
  try {
    const listed = async (day: string) =>
      (await findExpiredRecords(db, day)).filter(({ kind }) => kind === 'share')
    const [link] = await db.select().from(shareLinks).orderBy(asc(shareLinks.expiresAt)).limit(1)
    if (link === undefined) throw new Error('the seed has no link')
    const lastDay = addYears(plainDateAt(link.expiresAt), 1)
    expect((await listed(lastDay)).map(({ id }) => id)).not.toContain(link.id)
    const past = await listed(addDays(lastDay, 1))
    expect(past).toContainEqual({ kind: 'share', id: link.id, keptUntil: lastDay })
    await eraseRecords(db, past)
    expect(await db.select().from(shareLinks).where(eq(shareLinks.id, link.id))).toEqual([])
    expect(await db.select().from(shareOpenings).where(eq(shareOpenings.linkId, link.id))).toEqual([])
    const page = new URL('../seed-content/pages/privacy.fr.md', import.meta.url)
    expect(await readFile(page, 'utf8')).toContain('"1 an après la fin du lien"')
  } finally {
    await close()
  }
}, 60_000)

// P-187
it('the command lists and changes nothing, unless it is told to erase', async () => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  await runRetention(envOf(), { isErasing: false, today: '2099-01-01', write })
  expect(lines.some((line) => /^would erase subscription \d+, kept until /.test(line))).toBe(true)
  expect(lines.some((line) => line.startsWith('erased'))).toBe(false)
  const again: string[] = []
  await runRetention(envOf(), { isErasing: false, today: '2099-01-01', write: (line) => again.push(line) })
  expect(again).toEqual(lines)
}, 60_000)
