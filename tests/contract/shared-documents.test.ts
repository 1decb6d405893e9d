import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Material,
  materialListSchema,
  shareCreatedSchema,
  sharedDocumentSchema,
  shareListSchema,
} from '../../src/contract/product-api/material.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { addDays, daysBetween, parsePlainDate } from '../../src/lib/plain-date.ts'
import { firstLink, sentMail } from '../support/sent-mail.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

const sharesPath = '/auth/partners/shares'
const dayMs = 86_400_000

describe.each(testedDatabases())('marketing documents that partners share on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let users: UsersApi
  let advisor: Session
  let [clock, valid]: [number, Material | undefined] = [0, undefined]

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + clock))
    users = createUsersApi(sandbox)
    advisor = await users.partner('advisor@cgp-demo.example')
    valid = (await list(advisor, 'state=valid')).items.find(({ type }) => type === 'Brochure')
  }, 120_000)
  beforeEach(() => {
    clock = 0
  })
  afterAll(() => sandbox.stop())

  const list = async (session: Session, query: string) =>
    exactly(materialListSchema, await session.get(`/auth/partners/material?pageSize=100&${query}`))
  const bodyOf = (document: string | undefined, more: object = {}) => ({
    ...{ document, recipient_name: 'Hélène Orsenne', recipient_email: null, locale: 'fr' },
    ...{ days: 7, most_openings: null, mail: false, ...more },
  })
  const share = async (more: object = {}) =>
    exactly(shareCreatedSchema, await advisor.post(sharesPath, bodyOf(valid?.id, more)))
  const ask = (act: 'describe' | 'open', secret: string, init: RequestInit = {}) =>
    users.ask(`/shared-documents/${act}`, {
      method: 'POST',
      body: JSON.stringify({ secret }),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    })
  const open = async (secret: string) => {
    const response = await ask('open', secret)
    const bytes = await response.bytes()
    return { status: response.status, isPdf: new TextDecoder().decode(bytes.slice(0, 5)) === '%PDF-' }
  }
  const shareOf = async (id: string, session = advisor) => {
    const { items } = await exactly(shareListSchema, await session.get(`${sharesPath}?pageSize=100`))
    return items.find((item) => item.id === id)
  }

  // P-640
  it('are those of the team’s funds, by fund, audience and state', async () => {
    const all = await list(advisor, '')
    expect(new Set(all.items.map(({ state }) => state)).size).toBeGreaterThan(1)
    expect(new Set(all.items.map(({ audience }) => audience))).toEqual(new Set(['retail', 'professional']))
    for (const audience of ['retail', 'professional'] as const) {
      const some = await list(advisor, `audience=${audience}`)
      expect(new Set(some.items.map((item) => item.audience))).toEqual(new Set([audience]))
    }
    const fund = all.items[0]?.fund.id
    const ofFund = await list(advisor, `fund=${fund}`)
    expect(new Set(ofFund.items.map((item) => item.fund.id))).toEqual(new Set([fund]))
    const one = await users.partner('partner-one@mutuelle-demo.example')
    const theirs = (await list(one, '')).funds.map(({ id }) => Number(id.slice('fnd-'.length)))
    expect(theirs.every((number) => number >= 5 && number <= 20)).toBe(true)
  })

  // P-640
  it('cannot be shared when they are expired, no marketing document, or of a fund without agreement', async () => {
    const [expired] = (await list(advisor, 'state=expired')).items
    const one = await users.partner('partner-one@mutuelle-demo.example')
    const own = new Set((await list(one, '')).funds.map(({ id }) => id))
    const others = (await list(advisor, 'state=valid')).items.find(({ fund }) => !own.has(fund.id))
    const refusals = [
      [await advisor.post(sharesPath, bodyOf(expired?.id)), 'expired'],
      [await advisor.post(sharesPath, bodyOf('doc-9999999999')), 'not_material'],
      [await one.post(sharesPath, bodyOf(others?.id)), 'not_material'],
    ] as const
    for (const [response, code] of refusals) {
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toEqual([{ path: 'document', code }])
    }
  })

  // P-641, P-643
  it('are opened by their secret alone, and each opening is counted with its time', async () => {
    const { id, secret } = await share()
    const described = await exactly(sharedDocumentSchema, await ask('describe', secret))
    expect(described.recipient_name).toBe('Hélène Orsenne')
    expect(described.title).toBe(valid?.title)
    expect((await shareOf(id))?.opened).toBe(0)
    const head = await ask('open', secret, { method: 'HEAD', body: null })
    expect(head.ok).toBe(false)
    expect((await shareOf(id))?.opened).toBe(0)
    expect(await open(secret)).toEqual({ status: 200, isPdf: true })
    const found = await shareOf(id)
    expect([found?.opened, found?.openings.length, found?.state]).toEqual([1, 1, 'active'])
    expect(JSON.stringify(found)).not.toContain(secret)
  })

  // P-641
  it.each(['describe', 'open'] as const)('are refused alike by every unknown secret (%s)', async (act) => {
    const secrets = ['x'.repeat(43), (await share()).secret.slice(1), 'x']
    const refused = await Promise.all(secrets.map((secret) => ask(act, secret)))
    const told = await Promise.all(refused.map(async (reply) => [reply.status, await reply.text()]))
    expect(new Set(told.map(([status]) => status))).toEqual(new Set([404]))
    expect(new Set(told.map(([, text]) => text)).size).toBe(1)
  })

  // P-646
  it.each(['describe', 'open'] as const)(
    'tell the holder of a known link why it is over (%s)',
    async (act) => {
      const [expired, ended, used] = [await share(), await share(), await share({ most_openings: 1 })]
      await advisor.post(`${sharesPath}/${ended.id}/end`, {})
      expect((await open(used.secret)).status).toBe(200)
      const reasonOf = async ({ secret }: { readonly secret: string }) => {
        const reply = await ask(act, secret)
        return [reply.status, (await reply.json()).errors]
      }
      const over = (code: string) => [410, [{ path: 'secret', code }]]
      expect(await reasonOf(ended)).toEqual(over('ended'))
      expect(await reasonOf(used)).toEqual(over('used_up'))
      clock = 8 * dayMs
      expect(await reasonOf(expired)).toEqual(over('expired'))
    },
  )

  // P-641
  it('end with a day of the manager, and with the last day of their document at the latest', async () => {
    const today = plainDateAt(new Date())
    const short = await share({ days: 1 })
    expect(plainDateAt(new Date(short.expires_at))).toBe(addDays(today, 1))
    expect(plainDateAt(new Date(Date.parse(short.expires_at) + 1))).toBe(addDays(today, 2))
    const { items } = await list(advisor, 'state=valid')
    const [soonest] = items.toSorted((one, other) => (one.valid_until < other.valid_until ? -1 : 1))
    const capped = await exactly(
      shareCreatedSchema,
      await advisor.post(sharesPath, bodyOf(soonest?.id, { days: 90, locale: soonest?.language })),
    )
    expect(daysBetween(today, parsePlainDate(soonest?.valid_until) ?? today)).toBeLessThan(90)
    expect(plainDateAt(new Date(capped.expires_at))).toBe(soonest?.valid_until)
  })

  // P-642
  it('go to persons: a name with an address or markup is refused, as by the form', async () => {
    for (const recipient_name of [
      'Gagnez 100 € sur http://x.example',
      '<b>Jean</b>',
      'jean@client.example',
    ]) {
      const refused = await advisor.post(sharesPath, bodyOf(valid?.id, { recipient_name }))
      expect(refused.status, recipient_name).toBe(400)
    }
  })

  // P-647
  it('tell their maker when the email was not sent', async () => {
    const mail = { recipient_email: 'often@reader.example', mail: true }
    for (let sent = 0; sent < 10; sent += 1) expect((await share(mail)).mailed).toBe(true)
    expect((await share(mail)).mailed).toBe(false)
    expect((await share({ recipient_email: 'other@reader.example' })).mailed).toBe(false)
  })

  // P-647
  it('are counted in full on a page past the end', async () => {
    const { id } = await share()
    const past = await exactly(shareListSchema, await advisor.get(`${sharesPath}?page=9&pageSize=100`))
    const first = await exactly(shareListSchema, await advisor.get(`${sharesPath}?pageSize=100`))
    expect(first.items.map((item) => item.id)).toContain(id)
    expect(past).toEqual({ items: [], page: { ...first.page, page: 9 } })
    const all = await list(advisor, '')
    const none = await list(advisor, 'page=900')
    expect([none.items, none.page.total]).toEqual([[], all.page.total])
  })

  // P-641
  it('are opened once of two times at once, where a link allows one', async () => {
    const { secret } = await share({ most_openings: 1 })
    const both = await Promise.all([open(secret), open(secret)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  // P-642
  it('are mailed in the language chosen, if asked, in that language’s file', async () => {
    const { id, mailed, secret } = await share({
      ...{ recipient_email: 'Client@Reader.example', locale: 'en', mail: true },
    })
    const mails = await fetch(`${sandbox.url}/mailbox?to=client@reader.example`)
    expect(await mails.text()).toContain('(Cabinet CGP Démo) has shared a document with you')
    const message = await sentMail(sandbox.url, 'client@reader.example', 'shared-document')
    expect(message).toContain('Ariel Grandlieu (Cabinet CGP Démo)')
    const link = firstLink(message)
    expect(new URL(link).searchParams.get('token')).toBe(secret)
    expect([mailed, (await shareOf(id))?.mailed]).toEqual([true, true])
    const described = await exactly(sharedDocumentSchema, await ask('describe', secret))
    expect(described.language).toBe('en')
    const without = await advisor.post(sharesPath, bodyOf(valid?.id, { mail: true }))
    expect(without.status).toBe(400)
  })

  // P-643
  it('are listed to the acting team alone, which alone ends their links', async () => {
    const { id } = await share()
    const colleague = await users.partner('family-office@cgp-demo.example')
    const one = await users.partner('partner-one@mutuelle-demo.example')
    expect((await shareOf(id, colleague))?.shared_by).toBe('Ariel Grandlieu')
    expect(await shareOf(id, one)).toBeUndefined()
    expect((await one.post(`${sharesPath}/${id}/end`, {})).status).toBe(404)
    expect((await colleague.post(`${sharesPath}/${id}/end`, {})).status).toBe(200)
    expect((await shareOf(id))?.state).toBe('ended')
    expect((await (await users.investor('investor')).get(sharesPath)).status).toBe(403)
  })
})
