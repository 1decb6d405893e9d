import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { fundDetails, subscriptionCases } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import type { OutgoingMessage } from '../mailbox/mailbox.ts'
import { startSandbox } from '../start.ts'
import { remindOfClosing } from './remind-cases.ts'

let folder: string
const log = pino({ level: 'silent' })
const envOf = () =>
  readSandboxEnv({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: folder, SANDBOX_PREPARE_DOCUMENTS: '0' })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reminders-'))
  await (await startSandbox({ env: envOf(), log })).close()
}, 240_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

// P-514
it('the advisor of an unsent case is reminded once for each day on which its fund closes', async () => {
  const { close, db } = await openDatabase(envOf())
  const sent: OutgoingMessage[] = []
  let isDown = false
  const mailbox = {
    send: (message: OutgoingMessage) =>
      isDown ? Promise.reject(new Error('no mail server')) : Promise.resolve(void sent.push(message)),
  }
  const remind = async (today: string) => {
    sent.length = 0
    await remindOfClosing({ db, env: envOf(), log, mailbox, today: () => today })
    return sent.map(({ to }) => to)
  }
  try {
    const [draft] = await db.select().from(subscriptionCases).where(eq(subscriptionCases.id, 1))
    const fundId = draft?.fundId ?? 0
    const closeOn = (day: string) =>
      db.update(fundDetails).set({ subscriptionClosesOn: day }).where(eq(fundDetails.fundId, fundId))
    await db.update(fundDetails).set({ subscriptionClosesOn: null })
    await closeOn('2030-06-30')
    expect(await remind('2030-06-22')).toEqual([])
    isDown = true
    expect(await remind('2030-06-23')).toEqual([])
    isDown = false
    expect(await remind('2030-06-23')).toEqual(['advisor@cgp-demo.example'])
    expect(sent[0]?.text).toContain('D-2026-1')
    expect(await remind('2030-06-24')).toEqual([])
    await closeOn('2030-07-31')
    expect(await remind('2030-07-30')).toEqual(['advisor@cgp-demo.example'])
    await db.update(subscriptionCases).set({ state: 'sent', remindedFor: null })
    expect(await remind('2030-07-30')).toEqual([])
  } finally {
    await close()
  }
}, 120_000)
