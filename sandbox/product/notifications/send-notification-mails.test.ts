import { and, eq } from 'drizzle-orm'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import * as schema from '../../database/schema/index.ts'
import { readSandboxEnv } from '../../env.ts'
import type { OutgoingMessage } from '../../mailbox/outgoing-message.ts'
import { temporaryDatabase } from '../../seed/fixtures/temporary-database.ts'
import { unsubscribe, updateSettings } from './mail-settings.ts'
import { sendNotificationMails, type TellingDeps } from './send-notification-mails.ts'

const { accounts, documents, mailSettings, mandates, notices, publications } = schema
const dayMs = 86_400_000
const investor = 'investor@sandbox.example'

const database = temporaryDatabase({
  ...{ fundCount: 14, asOf: '2026-10-01', withDemoAccounts: true },
  seededAt: new Date(),
})

let accountId: string
const sent: OutgoingMessage[] = []
const state = { nowMs: Date.now(), failure: undefined as Error | undefined, tried: 0, nextId: 50_000 }

beforeAll(async () => {
  const [account] = await database.db.select().from(accounts).where(eq(accounts.email, investor))
  accountId = account?.id ?? ''
})

beforeEach(async () => {
  // A day on, so that nothing of the test before is new.
  Object.assign(state, { nowMs: state.nowMs + 2 * dayMs, failure: undefined, tried: 0 })
  await database.db.delete(mailSettings)
  await run()
  sent.length = 0
})

const deps = (): TellingDeps => ({
  db: database.db,
  env: readSandboxEnv({ SANDBOX_DATA_DIR: database.folder, SANDBOX_PORTAL_URL: 'https://portal.example' }),
  log: pino({ level: 'silent' }),
  now: () => new Date(state.nowMs),
  mailbox: {
    send: async (message) => {
      state.tried += 1
      if (state.failure !== undefined) throw state.failure
      sent.push(message)
    },
  },
})

const run = () => sendNotificationMails(deps())
const today = () => plainDateAt(new Date(state.nowMs))

/** Announces a capital call of 12,345.67 to the investor. */
async function announce(): Promise<void> {
  const [known] = await database.db.select().from(notices).where(eq(notices.accountId, accountId)).limit(1)
  if (known === undefined) throw new Error('the seed has no notice')
  state.nextId += 1
  const call = { kind: 'call', number: 8, amount: '12345.67', paid: '0.00', announcedOn: today() } as const
  await database.db.insert(notices).values({ ...known, ...call, id: state.nextId, dueOn: '2027-03-31' })
}

async function publish(changes: Partial<typeof documents.$inferInsert> = {}): Promise<void> {
  // In one language only: of two, a reader is told of one.
  const isOne = and(eq(documents.fundId, 2), eq(documents.type, 'fund-rules'))
  const [known] = await database.db.select().from(documents).where(isOne).limit(1)
  if (known === undefined) throw new Error('the seed has no document')
  const { searchEn: _en, searchFr: _fr, ...row } = known
  state.nextId += 1
  await database.db.insert(documents).values({ ...row, id: state.nextId, publishedOn: today(), ...changes })
}

const choose = (pace: Parameters<typeof updateSettings>[2]['pace']) =>
  updateSettings(database.db, accountId, { pace, now: new Date(state.nowMs) })

const update = (changes: Partial<typeof accounts.$inferInsert>) =>
  database.db.update(accounts).set(changes).where(eq(accounts.id, accountId))

/** The secret in the address that mail programs post to. */
const tokenOf = ({ headers = {} }: OutgoingMessage): string =>
  new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '').searchParams.get('token') ?? ''

describe('emails about what is new', () => {
  // P-440, P-441
  it('tell of a capital call at once, with fund, type and due date, in the reader’s language, and no amount', async () => {
    await announce()
    await run()
    expect(sent).toMatchObject([{ to: investor, subject: 'Un nouvel avis pour vos fonds' }])
    const [{ html = '', text = '' } = {}] = sent
    for (const part of ['Appel de fonds n° 8, échéance le 31', 'Orvanne', '/mon-compte/avis']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part)
      expect(html.replaceAll('\u00a0', ' ')).toContain(part)
    }
    expect(`${text} ${html}`).not.toMatch(/12.?345|€|EUR/)
  })

  // P-441
  it('tell each thing once, and nothing from before', async () => {
    await announce()
    await run()
    await run()
    state.nowMs += dayMs
    await run()
    expect(sent).toHaveLength(1)
  })

  // P-441
  it('tell late in the evening of what is dated of the day that began where the manager is', async () => {
    state.nowMs = Math.ceil(state.nowMs / dayMs) * dayMs + dayMs - dayMs / 48
    await announce()
    await run()
    expect(sent).toHaveLength(1)
  })

  // P-441
  it('come at the pace that was chosen, and tell of several things in one', async () => {
    await choose({ notices: 'never', documents: 'weekly', values: 'never' })
    await announce()
    await publish()
    await run()
    state.nowMs += 3 * dayMs
    await publish()
    await run()
    expect(sent).toEqual([])
    state.nowMs += 4 * dayMs
    await run()
    expect(sent.map(({ subject }) => subject)).toEqual(['2 nouveaux documents pour vos fonds'])
    await publish()
    state.nowMs += 6 * dayMs
    await run()
    expect(sent).toHaveLength(1)
  })

  // P-674
  it('tell of a document from the day of its approval, whatever its own date and the name of its file', async () => {
    await choose({ notices: 'never', documents: 'at_once', values: 'never' })
    const at = new Date(state.nowMs)
    const staff = { enteredBy: '1', enteredByName: 'Staff', enteredAt: at, decidedAt: at }
    const entry = { date: '2020-01-31', amount: '1.00' }
    const [approved] = await database.db
      .insert(publications)
      .values({ ...staff, kind: 'document', fundId: 2, entry, status: 'approved' })
      .returning()
    await publish({ publishedOn: '2020-01-31', file: 'reports/2020.pdf', publicationId: approved?.id ?? 0 })
    await run()
    expect(sent.map(({ subject }) => subject)).toEqual(['Un nouveau document pour vos fonds'])
  })

  // P-441
  it('are in English for who prefers it', async () => {
    await update({ preferredLocale: 'en' })
    await announce()
    await run()
    await update({ preferredLocale: null })
    expect(sent[0]?.subject).toBe('A new notice for your funds')
    expect(sent[0]?.text).toContain('Capital call no.\u00a08, due on 31\u00a0March\u00a02027')
    expect(sent[0]?.text).toContain('https://portal.example/en/unsubscribe?token=')
  })

  // P-442, P-836
  it('hold the headers of one-click unsubscription, whose secret ends that topic alone, and only that', async () => {
    await choose({ notices: 'at_once', documents: 'at_once', values: 'never' })
    await announce()
    await run()
    const [mail] = sent
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(
      /^<https:\/\/portal\.example\/api\/unsubscribe\?token=[\w-]{43}&locale=fr>$/,
    )
    const token = mail === undefined ? '' : tokenOf(mail)
    const end = (secret: string) => unsubscribe(database.db, secret, new Date(state.nowMs))
    expect(await end(`${token.slice(1)}x`)).toBeUndefined()
    expect([await end(token), await end(token)]).toEqual(['notices', 'notices'])
    await announce()
    await publish()
    await run()
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Un nouvel avis pour vos fonds',
      'Un nouveau document pour vos fonds',
    ])
  })

  // P-443
  it('are given up for an address that refuses them, until it changes', async () => {
    const settings = async () =>
      (await database.db.select().from(mailSettings).where(eq(mailSettings.accountId, accountId)))[0]
    await announce()
    state.failure = Object.assign(new Error('550 5.1.1 no such user'), { responseCode: 550 })
    await run()
    expect(await settings()).toMatchObject({
      bouncedAddress: investor,
      bounceReason: '550 5.1.1 no such user',
    })
    await run()
    expect(state.tried).toBe(1)
    state.failure = undefined
    await update({ email: 'camille@elsewhere.example' })
    await run()
    await update({ email: investor })
    expect(sent.map(({ to }) => to)).toEqual(['camille@elsewhere.example'])
  })

  // P-570
  it('are sent once, whatever the number of processes, and after a while in place of one that is gone', async () => {
    await announce()
    await Promise.all([run(), run()])
    expect(sent).toHaveLength(1)
    await announce()
    const until = new Date(state.nowMs + 60_000)
    const take = (tellingUntil: Date) =>
      database.db.update(mailSettings).set({ tellingUntil }).where(eq(mailSettings.accountId, accountId))
    await take(until)
    await run()
    expect(sent).toHaveLength(1)
    state.nowMs += 120_000
    await run()
    expect(sent).toHaveLength(2)
  })

  // P-699
  it('also go to who acts for a holder, as far as the mandate says so, and name whose funds they are', async () => {
    const mailsFrom = new Date(state.nowMs)
    const terms = { holderId: accountId, power: 'read', since: '2026-01-01', mailsFrom } as const
    await database.db.insert(mandates).values([
      { id: 'mdt-1', accountId: 'acc-position-1', scope: 'figures', ...terms },
      { id: 'mdt-2', accountId: 'acc-position-2', scope: 'documents', ...terms },
      { id: 'mdt-3', accountId: 'acc-position-4', scope: 'both', ...terms, mailsFrom: null },
    ])
    await announce()
    await run()
    const mails = sent.filter(({ to }) => to !== investor)
    expect(mails.map(({ subject }) => subject)).toEqual(['Un nouvel avis pour Camille Aubrelin'])
    expect(JSON.stringify(mails)).toMatch(/"investor-one@(?!.*(12.?345|€|EUR))/)
    await database.db.delete(mandates).where(eq(mandates.holderId, accountId))
  })

  it('are tried again after a failure of the mail server that is not about the address', async () => {
    await announce()
    state.failure = Object.assign(new Error('451 try later'), { responseCode: 451 })
    await run()
    state.failure = undefined
    await run()
    expect(sent).toHaveLength(1)
  })
})
