import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AdvisorSubscriptionBody,
  advisorSubscriptionListSchema,
  advisorSubscriptionSchema,
  subscriptionOffersSchema,
} from '../../src/contract/product-api/advisor-subscription.schema.ts'
import { clientSubscriptionListSchema } from '../../src/contract/product-api/client-subscription.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { createRegistrationApi, type RegistrationApi } from './registration-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, partnerUser, refusalOf, type Session, type UsersApi } from './users-api.ts'

const requestsPath = '/auth/advisor-subscriptions'

describe.each(testedDatabases())('subscriptions that advisors ask for on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: RegistrationApi
  let users: UsersApi
  let advisor: Session
  let other: Session

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createRegistrationApi(sandbox)
    users = createUsersApi(sandbox)
    advisor = await users.partner('advisor@cgp-demo.example')
    other = await users.partner('family-office@cgp-demo.example')
  }, 120_000)

  afterAll(() => sandbox.stop())

  const client = {
    person: 'natural' as const,
    civility: 'mrs' as const,
    firstname: 'Hélène',
    lastname: 'Orsenne',
    birth_date: '1979-02-28',
    birth_city: 'Quimper',
    email: 'helene@client.example',
    telephone: '+33639980077',
    address: '3, quai Inventé',
    postal_code: '29000',
    city: 'Quimper',
    country: 'FR',
  }
  const declarations = { identity: true, documents: true, suitability: true } as const
  const offers = async (session: Session) =>
    (await exactly(subscriptionOffersSchema, await session.get(`${requestsPath}/offers`))).offers

  async function body(changes: Partial<AdvisorSubscriptionBody> = {}): Promise<AdvisorSubscriptionBody> {
    const [offer] = await offers(advisor)
    if (offer === undefined) throw new Error('the seed has no open fund')
    const amount = offer.minimum?.amount ?? '1000'
    return { share: offer.share.id, amount, client, declarations, ...changes }
  }
  const send = (session: Session, sent: unknown, key: string = randomUUID(), headers: HeadersInit = {}) =>
    users.ask(requestsPath, {
      method: 'POST',
      body: JSON.stringify(sent),
      headers: {
        authorization: session.authorization,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...headers,
      },
    })

  it('are offered for open funds, and never for carried interest', async () => {
    const offered = await offers(advisor)
    expect(offered.length).toBeGreaterThan(3)
    for (const { fund, share } of offered) {
      const detail = await (await users.ask(`/funds/${fund.id}`)).json()
      expect(detail.status).toBe('open')
      const shares: { id: string; type: string }[] = detail.shares
      expect(shares.find(({ id }) => id === share.id)?.type).not.toMatch(/^B/)
    }
  })

  it('are taken, mailed, listed and given a receipt', async () => {
    const made = await exactly(advisorSubscriptionSchema, await send(advisor, await body()))
    expect(made).toMatchObject({ status: 'received', client_name: 'Hélène Orsenne', client })
    const listed = await exactly(advisorSubscriptionListSchema, await advisor.get(requestsPath))
    expect(listed.items[0]?.id).toBe(made.id)
    const [mail] = await api.messagesTo('advisor@cgp-demo.example')
    expect(mail?.subject).toContain(made.reference)
    const receipt = await advisor.get(`${requestsPath}/${made.id}/receipt`, { 'x-locale': 'en' })
    expect(receipt.headers.get('content-type')).toBe('application/pdf')
    expect(receipt.headers.get('cache-control')).toBe('private, no-store')
    expect((await receipt.text()).slice(0, 5)).toBe('%PDF-')
  })

  // P-189
  it('are taken for foreign companies, by the register of their country', async () => {
    const foreign = {
      ...client,
      person: 'legal' as const,
      country: 'DE',
      company_name: 'Rheinufer GmbH',
      company_number_type: 'foreign' as const,
      company_number: 'HRB 12345',
    }
    const made = await exactly(
      advisorSubscriptionSchema,
      await send(advisor, await body({ client: foreign })),
    )
    expect(made.client).toEqual(foreign)
    const french = { ...foreign, country: 'FR' }
    expect(await refusalOf(await send(advisor, await body({ client: french })))).toEqual([
      422,
      'validation_failed',
      'client.country',
    ])
  })

  // P-016
  it('are mailed of in the language of the page, then of the profile, then of the last sign-in', async () => {
    const email = 'family-office@cgp-demo.example'
    const session = await users.partner(email)
    const languageOfMail = async () => (await api.messagesTo(email))[0]?.locale
    const prefer = async (language: 'fr' | 'en' | null) => {
      const { firstname, lastname, telephone } = await partnerUser(session)
      const update = { firstname, lastname, email, telephone, language, fields: [] }
      expect((await session.post('/auth/partner-users/profile/update', update)).status).toBe(200)
    }
    const decide = async (id: string, status: 'in_review' | 'accepted') =>
      expect((await api.decide(`requests/${id.replace('req-', '')}`, { decision: status })).ok).toBe(true)
    const sent = await send(session, await body(), randomUUID(), { 'x-locale': 'en' })
    const { id } = await exactly(advisorSubscriptionSchema, sent)
    expect(await languageOfMail()).toBe('en')
    await decide(id, 'in_review')
    expect(await languageOfMail()).toBe('fr')
    await prefer('en')
    await decide(id, 'accepted')
    expect(await languageOfMail()).toBe('en')
    await prefer(null)
  })

  // P-186
  it('are taken once, however often they are sent', async () => {
    const key = randomUUID()
    const sent = await body({ amount: '999000' })
    const [first, second] = await Promise.all([send(advisor, sent, key), send(advisor, sent, key)])
    const ids = [await first.json(), await second.json()].map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
    const changed = { ...sent, amount: '999001' }
    expect(await refusalOf(await send(advisor, changed, key))).toEqual([409, 'conflict', 'idempotency-key'])
    expect((await (await send(other, changed, key)).json()).id).not.toBe(ids[0])
  })

  // P-186
  it('are refused below the minimum, for closed funds, minors and wrong companies', async () => {
    const good = await body()
    const least = (await offers(advisor))[0]?.minimum?.amount ?? '0'
    const legal = {
      ...client,
      person: 'legal' as const,
      company_name: 'SCI',
      company_number_type: 'siren' as const,
      company_number: '732829321',
    }
    const cases: readonly (readonly [Partial<AdvisorSubscriptionBody>, string])[] = [
      [{ amount: String(Number(least) - 0.01) }, 'amount'],
      [{ amount: '0' }, 'amount'],
      [{ share: 'shr-99999-a' }, 'share'],
      [{ client: { ...client, birth_date: '2020-01-01' } }, 'client.birth_date'],
      [{ client: legal }, 'client.company_number'],
    ]
    for (const [changes, path] of cases)
      expect(await refusalOf(await send(advisor, { ...good, ...changes }))).toEqual([
        422,
        'validation_failed',
        path,
      ])
    const undeclared = { ...good, declarations: { ...declarations, suitability: false } }
    expect((await send(advisor, undeclared)).status).toBe(400)
    expect((await send(advisor, { ...good, status: 'accepted' })).status).toBe(400)
  })

  it('are their advisor’s alone: another’s and an absent one answer alike', async () => {
    const made = await exactly(advisorSubscriptionSchema, await send(advisor, await body()))
    for (const id of [made.id, 'req-99999', 'req-0', 'nonsense']) {
      for (const path of [`${requestsPath}/${id}`, `${requestsPath}/${id}/receipt`]) {
        expect(await refusalOf(await other.get(path))).toEqual([404, 'not_found', undefined])
      }
    }
    const listed = await exactly(advisorSubscriptionListSchema, await other.get(requestsPath))
    expect(listed.items.map(({ id }) => id)).not.toContain(made.id)
  })

  it('need the right', async () => {
    const partner = await users.partner('partner-chosen@banque-demo.example')
    const investor = await users.investor('investor')
    const sent = await body()
    for (const session of [partner, investor]) {
      expect((await send(session, sent)).status).toBe(403)
      for (const path of ['', '/offers', '/req-1', '/req-1/receipt'])
        expect((await session.get(`${requestsPath}${path}`)).status).toBe(403)
    }
    expect((await users.ask(requestsPath)).status).toBe(401)
  })

  // P-851
  it('keep every step of two decisions at once, and the reason of a refusal', async () => {
    const { id } = await exactly(advisorSubscriptionSchema, await send(advisor, await body()))
    const decide = (decision: string) =>
      api.decide(`requests/${id.replace('req-', '')}`, { decision, reason: 'Capacity reached' })
    const answers = await Promise.all([decide('in_review'), decide('refused')])
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    const done = texts.filter((text) => text.includes('La décision est enregistrée')).length
    const found = await advisor.get(`${requestsPath}/${id}`)
    const { history } = await exactly(advisorSubscriptionSchema, found)
    expect(history).toHaveLength(1 + done)
    expect(history.at(-1)).toMatchObject({ status: 'refused', reason: 'Capacity reached' })
  })

  it('become the client’s subscription when staff accept them, once', async () => {
    const name = { firstname: 'Ysée', lastname: 'Wasselin' }
    const made = await exactly(
      advisorSubscriptionSchema,
      await send(advisor, await body({ client: { ...client, ...name } })),
    )
    const number = made.id.replace('req-', '')
    for (const decision of ['in_review', 'accepted', 'accepted', 'refused', 'received'])
      await api.decide(`requests/${number}`, { decision, reason: 'Late' })
    const seen = await exactly(advisorSubscriptionSchema, await advisor.get(`${requestsPath}/${made.id}`))
    expect(seen.history.map(({ status }) => status)).toEqual(['received', 'in_review', 'accepted'])
    // P-484
    expect(made.payment).toBeNull()
    expect(seen.payment).toMatchObject({ amount: made.amount, reference: made.reference })
    expect(seen.payment?.iban_end).toMatch(/^[A-Z0-9]{4}$/)
    const acceptedOn = plainDateAt(new Date(seen.history.at(-1)?.at ?? ''))
    expect((seen.payment?.due_on ?? '') > acceptedOn).toBe(true)
    const response = await advisor.get('/auth/partners/subscriptions?q=wasselin+ysee')
    const added = await exactly(clientSubscriptionListSchema, response)
    expect(added.items.map(({ status }) => status.code)).toEqual(['pending'])
    const subjects = (await api.messagesTo('advisor@cgp-demo.example')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes(made.reference))).toHaveLength(3)
    expect(await api.backOffice('requests')).toContain(made.reference)
    expect(await api.backOffice('log')).toContain('request_accepted')
  })
})
