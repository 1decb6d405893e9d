import { eq } from 'drizzle-orm'
import pino from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import * as schema from '../../database/schema/index.ts'
import { readSandboxEnv } from '../../env.ts'
import { createBackgroundWork } from '../../http/background-work.ts'
import type { OutgoingMessage } from '../../mailbox/outgoing-message.ts'
import { temporaryDatabase } from '../../seed/fixtures/temporary-database.ts'
import { confirmAlert, endAlert, keepFunds, purgeAlerts, readAlert } from './alert-rows.ts'
import { publishDocument, publishValue, writeText } from './alerts.testing.ts'
import { type AlertDeps, sendAlerts, takeAlertRequest } from './send-alerts.ts'

const { funds, mailAlerts, mailAlertTokens } = schema
const dayMs = 86_400_000
const email = 'camille@reader.example'

const database = temporaryDatabase({
  ...{ fundCount: 14, asOf: '2026-10-01', withDemoAccounts: false },
  seededAt: new Date(),
})

const sent: OutgoingMessage[] = []
const state = { nowMs: Date.now(), failure: undefined as Error | undefined }
const log = pino({ level: 'silent' })
const background = createBackgroundWork(log)

const deps = (): AlertDeps => ({
  db: database.db,
  env: readSandboxEnv({ SANDBOX_DATA_DIR: database.folder, SANDBOX_PORTAL_URL: 'https://portal.example' }),
  log,
  now: () => new Date(state.nowMs),
  mailbox: {
    send: async (message) => {
      if (state.failure !== undefined) throw state.failure
      sent.push(message)
    },
  },
})
const now = () => new Date(state.nowMs)
const run = () => sendAlerts(deps())

type Asked = Parameters<typeof takeAlertRequest>[1]
const newsletter: Asked = { email, topic: 'newsletter' }
const ofFunds = (...funds: string[]): Asked => ({ email, topic: 'funds', funds })

/** The secret of the newest email. */
function newestToken(): string {
  const found = /[?&]token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')
  return found?.[1] ?? ''
}

async function ask(asked: Asked, locale: 'fr' | 'en' = 'fr'): Promise<string> {
  await takeAlertRequest({ ...deps(), background }, asked, locale)
  await background.settled()
  return newestToken()
}

/** Asks, confirms and forgets the emails so far. */
async function subscribe(asked: Asked, locale: 'fr' | 'en' = 'fr'): Promise<string> {
  const token = await ask(asked, locale)
  await confirmAlert(database.db, token, now())
  await run()
  sent.length = 0
  return token
}

const publish = (changes?: Parameters<typeof publishDocument>[1]['changes']) =>
  publishDocument(database.db, { at: now(), changes })
const value = (type?: string) => publishValue(database.db, { at: now(), type })
const write = (data: Readonly<Record<string, unknown>>, locale = 'fr') =>
  writeText(database.db, { at: now(), data, locale })

const nameOf = async (id: number) =>
  (await database.db.select({ name: funds.name }).from(funds).where(eq(funds.id, id)))[0]?.name ?? ''

const rows = () => database.db.select().from(mailAlerts)
const plain = ({ text }: OutgoingMessage) => text.replaceAll('\u00a0', ' ')

beforeEach(async () => {
  Object.assign(state, { nowMs: state.nowMs + 2 * dayMs, failure: undefined })
  await database.db.delete(mailAlerts)
  sent.length = 0
})

describe('an address without an account', () => {
  // P-770, P-771
  it.each([
    ['fr', 'Confirmez votre inscription à nos publications', 'https://portal.example/alertes-email?token='],
    ['en', 'Confirm that you want our publications', 'https://portal.example/en/email-alerts?token='],
  ] as const)(
    'gets one email in the language of the page (%s), and nothing before it is confirmed',
    async (locale, subject, link) => {
      const token = await ask(newsletter, locale)
      expect(sent).toMatchObject([{ to: email, subject, locale }])
      expect(sent[0]?.text).toContain(link)
      await write({ title: 'Un article', slug: 'un-article' }, locale)
      await run()
      expect(sent).toHaveLength(1)
      expect(await readAlert(database.db, token, now())).toMatchObject({ is_confirmed: false })
      expect((await rows())[0]?.confirmedAt).toBeNull()
    },
  )

  // P-771
  it('confirms by its secret, once or more, and not by an old or unknown one', async () => {
    const token = await ask(ofFunds('fnd-2'))
    const name = await nameOf(2)
    expect(sent[0]?.text).toContain(name)
    expect(await confirmAlert(database.db, 'guess', now())).toBeUndefined()
    const confirmed = { topic: 'funds', is_confirmed: true, funds: [{ id: 'fnd-2', name }] }
    expect(await confirmAlert(database.db, token, now())).toEqual(confirmed)
    expect(await confirmAlert(database.db, token, now())).toEqual(confirmed)
    const late = await ask(newsletter)
    state.nowMs += 7 * dayMs
    expect(await confirmAlert(database.db, late, now())).toBeUndefined()
  })

  // P-770
  it('that asks again gets the same email, and keeps what it chose before', async () => {
    const first = await subscribe(ofFunds('fnd-2'))
    const second = await ask(ofFunds('fnd-3'))
    expect(sent).toMatchObject([{ subject: 'Confirmez vos alertes sur nos fonds' }])
    await confirmAlert(database.db, second, now())
    expect((await rows()).map(({ funds: chosen }) => chosen)).toEqual([[2, 3]])
    for (const token of [first, second])
      expect((await readAlert(database.db, token, now()))?.funds).toHaveLength(2)
  })

  // P-774
  it('is deleted after a week without confirmation, and at once when it ends the emails', async () => {
    const kept = await subscribe(ofFunds('fnd-2'))
    await ask(newsletter)
    state.nowMs += 6 * dayMs
    await purgeAlerts(database.db, now())
    expect(await rows()).toHaveLength(2)
    state.nowMs += dayMs
    await purgeAlerts(database.db, now())
    expect(await rows()).toHaveLength(1)
    await endAlert(database.db, kept, now())
    expect([await rows(), await database.db.select().from(mailAlertTokens)]).toEqual([[], []])
    await endAlert(database.db, kept, now())
  })

  // P-773
  it('leaves funds out, and ends with the last one', async () => {
    const token = await subscribe(ofFunds('fnd-2', 'fnd-3'))
    expect(await keepFunds(database.db, { token, funds: ['fnd-3', 'fnd-4'] }, now())).toBe(true)
    expect((await rows()).map(({ funds: chosen }) => chosen)).toEqual([[3]])
    expect(await keepFunds(database.db, { token, funds: [] }, now())).toBe(true)
    expect(await rows()).toEqual([])
    expect(await keepFunds(database.db, { token, funds: [] }, now())).toBe(false)
  })
})

describe('news for an address without an account', () => {
  // P-772, P-836
  it('name the fund and the document, once, with the headers of one click', async () => {
    await subscribe(ofFunds('fnd-2'))
    await publish()
    await run()
    await run()
    const name = await nameOf(2)
    expect(sent).toMatchObject([{ to: email, subject: `${name}\u00a0: un nouveau document` }])
    const [mail] = sent
    if (mail === undefined) throw new Error('no mail')
    for (const part of [name, 'Rapport du trimestre', 'https://portal.example/fonds/'])
      expect(plain(mail)).toContain(part)
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(mail.headers?.['List-Unsubscribe']).toMatch(
      /^<https:\/\/portal\.example\/api\/alerts\/end\?token=[\w-]{43}&locale=fr>$/,
    )
    await endAlert(database.db, newestToken(), now())
    expect(await rows()).toEqual([])
  })

  // P-772
  it('name the fund and the day of a value, and no amount', async () => {
    await subscribe(ofFunds('fnd-2'), 'en')
    await value()
    await run()
    expect(sent).toMatchObject([{ subject: `${await nameOf(2)}: a new net asset value` }])
    const [{ html = '', text = '' } = {}] = sent
    expect(text).toContain('Net asset value as of')
    expect(`${text} ${html}`).not.toMatch(/123.45|€|EUR/)
  })

  // P-772
  it.each([
    ['a document for subscribers', () => publish({ access: 'subscribers' })],
    ['a document of another fund', () => publish({ fundId: 3 })],
    ['a value of the share of the management team', () => value('B')],
    ['a document that another replaced', () => publish({ replacedBy: 1 })],
  ])('leave out %s', async (_what, act) => {
    await subscribe(ofFunds('fnd-2'))
    await act()
    await run()
    expect(sent).toEqual([])
  })

  // P-772
  it('name new texts in the reader’s language, those for partners left out, and nothing from before', async () => {
    await write({ title: 'Ancien', slug: 'ancien' })
    await subscribe(newsletter)
    await write({ title: 'Pour partenaires', slug: 'partenaires', audience: 'partner' })
    await write({ title: 'In English', slug: 'in-english' }, 'en')
    await run()
    expect(sent).toEqual([])
    await write({ title: 'Nouvel article', slug: 'nouvel-article' })
    await run()
    await run()
    expect(sent).toMatchObject([{ subject: 'Une nouvelle publication à lire' }])
    const [mail] = sent
    expect(mail?.text).toContain('Nouvel article')
    expect(mail?.text).toContain('https://portal.example/analyses-et-tendances/actualites/nouvel-article')
    expect(mail?.text).not.toMatch(/Ancien|partenaires|English/)
  })

  // P-773
  it('stop for an address that refuses them, until it is confirmed again', async () => {
    await subscribe(newsletter)
    await write({ title: 'Un', slug: 'un' })
    state.failure = Object.assign(new Error('550 5.1.1 no such user'), { responseCode: 550 })
    await run()
    expect(await rows()).toMatchObject([{ bounceReason: '550 5.1.1 no such user', bouncedAt: now() }])
    state.failure = undefined
    await run()
    expect(sent).toEqual([])
    await confirmAlert(database.db, await ask(newsletter), now())
    sent.length = 0
    await run()
    expect(await rows()).toMatchObject([{ bouncedAt: null }])
  })

  // P-772
  it('are sent again after a failure of the mail server, and lost by none', async () => {
    await subscribe(newsletter)
    await write({ title: 'Un', slug: 'un' })
    state.failure = new Error('no route to host')
    await run()
    state.failure = undefined
    await run()
    expect(sent).toHaveLength(1)
  })
})
