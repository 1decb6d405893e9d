import { and, eq } from 'drizzle-orm'
import pino from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, invitationListLines, invitationLists } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import type { OutgoingMessage } from '../mailbox/outgoing-message.ts'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { resumeLists } from './work-off-lists.ts'

const database = temporaryDatabase({
  ...{ fundCount: 1, asOf: '2026-10-01', withDemoAccounts: true },
  seededAt: new Date('2026-11-02T09:00:00Z'),
})
const clock = { now: new Date('2026-11-02T10:00:00Z') }
const sent: string[] = []
const going = () => new AbortController().signal

type Send = (message: OutgoingMessage) => Promise<void>

const deps = (send: Send = async ({ to }) => void sent.push(to)) => ({
  db: database.db,
  env: readSandboxEnv({ SANDBOX_DATA_DIR: database.folder, SANDBOX_PORTAL_URL: 'https://portal.example' }),
  log: pino({ level: 'silent' }),
  now: () => clock.now,
  mailbox: { send },
})

/** Stores a list of three lines under a key, for recipients of a name. */
async function storeList(key: string, name = key): Promise<number> {
  const { db } = database
  const [advisor] = await db.select().from(accounts).where(eq(accounts.email, 'advisor@cgp-demo.example'))
  if (advisor === undefined || advisor.teamId === null) throw new Error('The seed has no adviser with a team')
  const row = {
    accountId: advisor.id,
    teamId: advisor.teamId,
    key,
    locale: 'fr',
    createdAt: clock.now,
  } as const
  const [list] = await db.insert(invitationLists).values(row).returning()
  if (list === undefined) throw new Error('The list was not stored')
  const lines = [1, 2, 3].map((line) => {
    const text = `${name}-${line}@cgp-demo.example`
    return { listId: list.id, line, text, state: 'waiting' as const, fault: null }
  })
  await db.insert(invitationListLines).values(lines)
  return list.id
}

const linesOf = async (listId: number) =>
  await database.db
    .select()
    .from(invitationListLines)
    .where(eq(invitationListLines.listId, listId))
    .orderBy(invitationListLines.line)
const statesOf = async (listId: number) => (await linesOf(listId)).map(({ state }) => state)
const faultsOf = async (listId: number) => (await linesOf(listId)).map(({ fault }) => fault)

beforeEach(async () => {
  sent.length = 0
  await database.db.delete(invitationLists)
  await database.db.update(accounts).set({ suspendedAt: null })
})

// P-595
describe('lists of invitations', () => {
  it('are sent once, however many processes work them off at once', async () => {
    const list = await storeList('once')
    await Promise.all([resumeLists(deps(), going()), resumeLists(deps(), going())])
    expect(sent.toSorted()).toEqual([1, 2, 3].map((line) => `once-${line}@cgp-demo.example`))
    expect(await statesOf(list)).toEqual(['sent', 'sent', 'sent'])
  })

  it('end at the next line when the process stops, and go on in another at once', async () => {
    const list = await storeList('stop')
    const stopping = new AbortController()
    const sendOne: Send = async ({ to }) => {
      sent.push(to)
      stopping.abort()
    }
    await resumeLists(deps(sendOne), stopping.signal)
    expect(await statesOf(list)).toEqual(['sent', 'waiting', 'waiting'])
    await resumeLists(deps(), going())
    expect(sent).toEqual([1, 2, 3].map((line) => `stop-${line}@cgp-demo.example`))
  })

  it('that fail leave the others alone, and are taken up again by the next round', async () => {
    const failed = await storeList('failed')
    const other = await storeList('other')
    const state = { failures: 1 }
    const broken: typeof database.db = Object.assign(Object.create(database.db), {
      update(table: typeof invitationLists) {
        state.failures -= 1
        if (state.failures >= 0) throw new Error('no connection')
        return database.db.update(table)
      },
    })
    await resumeLists({ ...deps(), db: broken }, going())
    const states = [await statesOf(failed), await statesOf(other)].map((lines) => lines[0])
    expect(states.toSorted()).toEqual(['sent', 'waiting'])
    await resumeLists(deps(), going())
    expect([...(await statesOf(failed)), ...(await statesOf(other))]).toEqual(Array(6).fill('sent'))
  })

  it('are left to the process that has them in hand, and taken from one that is gone', async () => {
    const list = await storeList('gone')
    const workingUntil = new Date(clock.now.getTime() + 60_000)
    await database.db.update(invitationLists).set({ workingUntil }).where(eq(invitationLists.id, list))
    await resumeLists(deps(), going())
    expect(sent).toEqual([])
    clock.now = new Date(clock.now.getTime() + 61_000)
    await resumeLists(deps(), going())
    expect(await statesOf(list)).toEqual(['sent', 'sent', 'sent'])
  })

  it('say of each line that was not sent why: the mail failed, or an account has come meanwhile', async () => {
    const list = await storeList('why')
    const sendOthers: Send = async ({ to }) => {
      if (to.startsWith('why-1')) throw new Error('no mail server')
      sent.push(to)
    }
    const { db } = database
    const isSecond = and(eq(invitationListLines.listId, list), eq(invitationListLines.line, 2))
    await db.update(invitationListLines).set({ text: 'advisor@cgp-demo.example' }).where(isSecond)
    await resumeLists(deps(sendOthers), going())
    expect(await faultsOf(list)).toEqual(['not_sent', 'has_account', null])
    expect(sent).toEqual(['why-3@cgp-demo.example'])
  })

  it('leave out a person who was written to too often', async () => {
    const lists: number[] = []
    for (const number of Array(8).keys()) lists.push(await storeList(`often-${number}`, 'often'))
    await resumeLists(deps(), going())
    const faults = (await Promise.all(lists.map(faultsOf))).flat()
    expect(new Set(faults)).toEqual(new Set([null, 'too_often']))
    expect(sent.toSorted()).toEqual(
      [1, 2, 3].flatMap((line) => Array(3).fill(`often-${line}@cgp-demo.example`)),
    )
  })

  it('send nothing more once the right of who made them is withdrawn', async () => {
    const list = await storeList('withdrawn')
    const withdraw: Send = async ({ to }) => {
      sent.push(to)
      await database.db
        .update(accounts)
        .set({ suspendedAt: clock.now })
        .where(eq(accounts.email, 'advisor@cgp-demo.example'))
    }
    await resumeLists(deps(withdraw), going())
    expect(await faultsOf(list)).toEqual([null, 'right_withdrawn', 'right_withdrawn'])
    expect(sent).toHaveLength(1)
  })
})
