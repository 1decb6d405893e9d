import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { documentSearchSchema } from '../../src/contract/product-api/document.schema.ts'
import { fundListSchema } from '../../src/contract/product-api/fund.schema.ts'
import { problemSchema } from '../../src/contract/product-api/problem.schema.ts'
import {
  childPartnersSchema,
  investorUserSchema,
  mailAnswerSchema,
  partnerUserSchema,
} from '../../src/contract/product-api/user.schema.ts'
import { type ClientName, createRelyingParty } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

/** Somebody signed in: their id, and calls with their token. */
type Session = {
  readonly id: string
  readonly authorization: string
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
}

describe.each(testedDatabases())('users of the product API on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
  }, 120_000)

  afterAll(() => sandbox.stop())

  function ask(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${sandbox.url}/product${path}`, init)
  }

  function sessionOf(id: string, token: string): Session {
    const authorization = `Bearer ${token}`
    return {
      id,
      authorization,
      get: (path, headers = {}) => ask(path, { headers: { ...headers, authorization } }),
      post: (path, body) =>
        ask(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { authorization, 'content-type': 'application/json' },
        }),
    }
  }

  async function signIn(client: ClientName, email: string): Promise<Session> {
    const tokens = await createRelyingParty(sandbox.publicUrl, client).signIn(email)
    const [, payload = ''] = tokens.idToken().split('.')
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return sessionOf(sub, tokens.accessToken())
  }

  const investor = (name: string) => signIn('investor', `${name}@sandbox.example`)
  const partner = (email: string) => signIn('partner', email)

  /** An answer that is exactly what the contract says: nothing missing, nothing more. */
  async function exactly<Answer>(schema: z.ZodType<Answer>, response: Response): Promise<Answer> {
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/)
    const body: unknown = await response.json()
    const answer = schema.parse(body)
    expect(answer).toEqual(body)
    return answer
  }

  const partnerUser = async (session: Session) =>
    exactly(partnerUserSchema, await session.get(`/auth/partners/${session.id}`))
  const investorUser = async (session: Session) =>
    exactly(investorUserSchema, await session.get(`/auth/investors/${session.id}`))

  async function refusalOf(response: Response) {
    const problem = problemSchema.parse(await response.json())
    return [response.status, problem.code, problem.errors?.[0]?.path]
  }

  describe('the own account', () => {
    it('of an investor holds the funds, the rights and the verification', async () => {
      expect(await investorUser(await investor('investor'))).toMatchObject({
        firstname: 'Camille',
        confirmed: true,
        funds: ['fnd-2', 'fnd-6', 'fnd-10', 'fnd-14', 'fnd-21'],
        rights: ['funds:read', 'documents:read'],
        verification: 'verified',
        persontype: null,
        legal_entity: null,
      })
    })

    it('of a legal person holds the company, in the words of the language', async () => {
      const session = await investor('investor-entity')
      const response = await session.get(`/auth/investors/${session.id}`, { 'x-locale': 'en' })
      const user = await exactly(investorUserSchema, response)
      expect(user.legal_entity?.identification_number).toBe('999999998')
      expect([user.persontype?.name, user.fields[0]?.name]).toEqual(['Legal representative', 'Company name'])
    })

    it('of a pending investor says so and holds no fund', async () => {
      const user = await investorUser(await investor('investor-pending'))
      expect([user.verification, user.funds]).toEqual(['pending', []])
    })

    // The rows of decision 17: partner's parent, number of children, whether one is chosen.
    it.each([
      ['partner@banque-demo.example', { parent: false, childs: 3, is_child_user: true, id_partner: null }],
      [
        'partner-one@mutuelle-demo.example',
        { parent: false, childs: 1, is_child_user: true, id_partner: null },
      ],
      [
        'partner-child@assureur-demo.example',
        { parent: true, childs: 0, is_child_user: true, id_partner: null },
      ],
      [
        'partner-chosen@banque-demo.example',
        { parent: false, childs: 3, is_child_user: true, id_partner: 'ptn-3' },
      ],
      [
        'partner-noteam@assureur-demo.example',
        { parent: true, childs: 0, is_child_user: true, id_partner: null },
      ],
      ['advisor@cgp-demo.example', { parent: false, childs: 0, is_child_user: false, id_partner: null }],
    ])('of %s tells which partners it acts for', async (email, expected) => {
      const session = await partner(email)
      const user = await partnerUser(session)
      const { id_partner, is_child_user } = user
      const parent = user.partner?.parent !== null
      expect({ parent, childs: user.partner?.childs.length, is_child_user, id_partner }).toEqual(expected)
      const answer = await session.get('/auth/partner-users/selected-user-child-partners')
      const children = await exactly(childPartnersSchema, answer)
      expect(children).toEqual({ childs: user.partner?.childs, selected: id_partner })
    })

    it('of a partner holds the funds of the team, of one without team none', async () => {
      const team = await partnerUser(await partner('partner-chosen@banque-demo.example'))
      expect(team.funds).toEqual(Array.from({ length: 12 }, (_, index) => `fnd-${index + 1}`))
      expect((await partnerUser(await partner('partner-noteam@assureur-demo.example'))).funds).toEqual([])
    })

    it('of somebody else is as unknown as one that does not exist', async () => {
      const session = await investor('investor')
      for (const id of ['acc-2', 'acc-7', 'acc-99999', 'ACC-1']) {
        const response = await session.get(`/auth/investors/${id}`)
        expect(await refusalOf(response)).toEqual([404, 'user_not_found', undefined])
      }
    })
  })

  describe('a call for signed-in users', () => {
    const paths = [
      '/auth/partners/acc-7',
      '/auth/partners/funds',
      '/auth/partners/funds/fnd-2/documents/search',
      '/auth/partner-users/selected-user-child-partners',
      '/auth/investors/acc-1',
      '/auth/investors/funds',
      '/auth/investors/funds/fnd-2/documents/search',
    ]

    it.each(paths)('%s is refused without a token and with a broken one', async (path) => {
      for (const authorization of [undefined, '', 'Basic YTpi', 'Bearer', 'Bearer x.y.z', 'Bearer a b']) {
        const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
        const response = await ask(path, { headers })
        expect(await refusalOf(response)).toEqual([401, 'unauthenticated', undefined])
        expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
      }
    })

    it.each(paths)('%s is refused with the token of the other client', async (path) => {
      const isPartnerPath = path.startsWith('/auth/partner')
      const other = isPartnerPath ? await investor('investor') : await partner('partner@banque-demo.example')
      expect(await refusalOf(await other.get(path))).toEqual([403, 'forbidden', undefined])
    })

    it('is refused with an ID token in place of an access token', async () => {
      const party = createRelyingParty(sandbox.publicUrl, 'investor')
      const tokens = await party.signIn('investor@sandbox.example')
      const session = sessionOf('acc-1', tokens.idToken())
      expect((await session.get('/auth/investors/acc-1')).status).toBe(401)
    })

    it('is refused after the refresh token was revoked', async () => {
      const party = createRelyingParty(sandbox.publicUrl, 'investor')
      const tokens = await party.signIn('investor@sandbox.example')
      const session = sessionOf('acc-1', tokens.accessToken())
      expect((await session.get('/auth/investors/acc-1')).status).toBe(200)
      await party.client.revokeToken(`${party.issuer}/oauth/revoke`, tokens.refreshToken())
      expect((await session.get('/auth/investors/acc-1')).status).toBe(401)
    })
  })

  describe('an update of the own account', () => {
    const update = '/auth/partner-users/update'

    it('changes names, telephone, person type and fields', async () => {
      const session = await partner('partner-child@assureur-demo.example')
      const changes = {
        firstname: ' Noé ',
        lastname: 'Lescarret-Duval',
        telephone: '+33639980042',
        persontype: 'family_office',
        fields: [{ id: 'job_title', value: 'Directeur des placements' }],
      }
      const user = await exactly(partnerUserSchema, await session.post(update, changes))
      expect(user).toMatchObject({
        ...changes,
        firstname: 'Noé',
        persontype: { id: 'family_office' },
        fields: [{ id: 'job_title', value: 'Directeur des placements' }],
      })
      expect(await partnerUser(session)).toEqual(user)
    })

    it('accepts what may not change when it does not change', async () => {
      const session = await partner('advisor@cgp-demo.example')
      const { email, rights, funds, confirmed, role, id_partner } = await partnerUser(session)
      const same = {
        email: email.toUpperCase(),
        rights: rights.toReversed(),
        funds,
        confirmed,
        role,
        id_partner,
      }
      expect((await session.post(update, { ...same, firstname: 'Arielle' })).status).toBe(200)
    })

    it.each([
      ['email', 'other@banque-demo.example'],
      ['rights', ['funds:read', 'subscriptions:create']],
      ['rights', []],
      ['funds', ['fnd-64']],
      ['confirmed', false],
      ['role', 'admin'],
      ['id_partner', 'ptn-6'],
      ['id_partner', 'ptn-1'],
      ['id_partner', 'ptn-999'],
      ['persontype', 'legal'],
    ])('may not set %s to %j', async (name, value) => {
      const session = await partner('partner@banque-demo.example')
      const before = await partnerUser(session)
      const response = await session.post(update, { firstname: 'Changed', [name]: value })
      expect(await refusalOf(response)).toEqual([403, 'forbidden', name])
      expect(await partnerUser(session)).toEqual(before)
    })

    it.each([
      ['an unknown person type', { persontype: 'king' }, [422, 'validation_failed', 'persontype']],
      ['an unknown field', { fields: [{ id: 'crown', value: 'x' }] }, [422, 'validation_failed', 'fields']],
      ['a number that is no telephone', { telephone: '0612; DROP' }, [400, 'bad_request', 'telephone']],
      ['an empty name', { firstname: '  ' }, [400, 'bad_request', 'firstname']],
      ['another member', { verification: 'approved' }, [400, 'bad_request', '']],
      ['an id', { id: 'acc-1' }, [400, 'bad_request', '']],
    ])('may not hold %s', async (_case, body, refusal) => {
      const session = await partner('partner@banque-demo.example')
      expect(await refusalOf(await session.post(update, body))).toEqual(refusal)
    })

    it.each(['{', '[]', 'null', '"text"', ''])('may not be the body %s', async (body) => {
      const session = await partner('partner@banque-demo.example')
      const headers = { authorization: session.authorization, 'content-type': 'application/json' }
      expect((await ask(update, { method: 'POST', body, headers })).status).toBe(400)
    })

    it('chooses one of the own partner’s children, and another', async () => {
      const session = await partner('partner-chosen@banque-demo.example')
      for (const id_partner of ['ptn-4', 'ptn-2', 'ptn-3']) {
        const user = await exactly(partnerUserSchema, await session.post(update, { id_partner }))
        expect(user.id_partner).toBe(id_partner)
      }
      expect(await refusalOf(await session.post(update, { id_partner: null }))).toEqual([
        403,
        'forbidden',
        'id_partner',
      ])
    })

    it('of an investor changes the telephone, not the person type that was verified', async () => {
      const session = await investor('investor-empty')
      const path = '/auth/investor-users/update'
      const user = await exactly(investorUserSchema, await session.post(path, { telephone: null }))
      expect(user.telephone).toBeNull()
      const refused = await session.post(path, { persontype: 'legal' })
      expect(await refusalOf(refused)).toEqual([403, 'forbidden', 'persontype'])
      expect((await session.post(path, { id_partner: 'ptn-2' })).status).toBe(400)
    })

    it('is not for an investor who waits for verification', async () => {
      const session = await investor('investor-pending')
      const refused = await session.post('/auth/investor-users/update', { firstname: 'Louis' })
      expect(await refusalOf(refused)).toEqual([403, 'forbidden', undefined])
    })
  })

  describe('the own funds', () => {
    it('are those held, with facets and counters over them alone', async () => {
      const session = await investor('investor')
      const list = await exactly(fundListSchema, await session.get('/auth/investors/funds?sort=name'))
      const ids = list.items.map(({ id }) => id).sort()
      expect(ids).toEqual(['fnd-10', 'fnd-14', 'fnd-2', 'fnd-21', 'fnd-6'])
      expect(list.page.total).toBe(5)
      expect(Object.values(list.counters).reduce((sum, value) => sum + value, 0)).toBe(5)
    })

    it('are none for a verified investor without holdings, and refused to a pending one', async () => {
      const empty = await investor('investor-empty')
      const list = await exactly(fundListSchema, await empty.get('/auth/investors/funds'))
      expect([list.items, list.page.total]).toEqual([[], 0])
      const pending = await investor('investor-pending')
      expect((await pending.get('/auth/investors/funds')).status).toBe(403)
    })

    it('are those of the team for a partner', async () => {
      const session = await partner('partner-one@mutuelle-demo.example')
      const list = await exactly(fundListSchema, await session.get('/auth/partners/funds?pageSize=100'))
      expect(list.page.total).toBe(16)
    })
  })

  describe('private documents', () => {
    async function privateDocuments(session: Session, fundId: string) {
      const response = await session.get(`/funds/${fundId}/documents/search?pageSize=100`)
      const { items } = await exactly(documentSearchSchema, response)
      return items.filter(({ access }) => access === 'subscribers')
    }

    it('are open to the holder of the fund', async () => {
      const session = await investor('investor')
      const [document] = await privateDocuments(session, 'fnd-2')
      const response = await session.get(document?.contentPath ?? '')
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
    })

    it('are closed to everybody else: another holder, the pending, a team without the fund, visitors', async () => {
      const holder = await investor('investor')
      const [document] = await privateDocuments(holder, 'fnd-6')
      const path = document?.contentPath ?? ''
      const others = [
        await investor('investor-entity'),
        await investor('investor-pending'),
        await partner('partner-noteam@assureur-demo.example'),
        await partner('partner-child@assureur-demo.example'),
      ]
      for (const other of others) {
        const [listed] = await privateDocuments(other, 'fnd-6')
        expect(listed?.contentPath).toBeNull()
        expect((await other.get(path)).status).toBe(404)
      }
      expect((await ask(path)).status).toBe(404)
    })

    it('are open to a partner whose team has the fund', async () => {
      const session = await partner('partner-chosen@banque-demo.example')
      const [document] = await privateDocuments(session, 'fnd-6')
      expect((await session.get(document?.contentPath ?? '')).status).toBe(200)
      const response = await session.get('/auth/partners/funds/fnd-6/documents/search')
      const { items } = await exactly(documentSearchSchema, response)
      expect(items.every(({ contentPath }) => contentPath !== null)).toBe(true)
    })

    it('do not become public by a broken token', async () => {
      const response = await ask('/funds/fnd-2/documents/search', { headers: { authorization: 'Bearer x' } })
      expect(response.status).toBe(401)
    })
  })

  describe('a link by e-mail', () => {
    async function mailsTo(email: string): Promise<readonly { subject: string; locale: string }[]> {
      await sandbox.settled()
      const response = await fetch(`${sandbox.url}/mailbox/api/messages?to=${email}`)
      const { messages } = await response.json()
      return messages
    }

    const send = (path: string, email: string, locale = 'fr') =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json', 'x-locale': locale },
      })

    it('confirms an address that is not confirmed, in the language asked for', async () => {
      const email = 'investor-unconfirmed@sandbox.example'
      const answer = await send('/investor-users/send-email-verification', email, 'en')
      await exactly(mailAnswerSchema, answer)
      expect((await mailsTo(email))[0]).toMatchObject({ subject: 'Confirm your email address', locale: 'en' })
    })

    it('lets a user of the former portal choose a password', async () => {
      const email = 'partner@banque-demo.example'
      await exactly(mailAnswerSchema, await send('/partner-users/send-password-reset', email))
      expect(await mailsTo(email)).toHaveLength(1)
    })

    it('is answered alike and not sent to anybody else', async () => {
      const calls = [
        ['/investor-users/send-email-verification', 'nobody@sandbox.example'],
        ['/investor-users/send-email-verification', 'investor@sandbox.example'],
        ['/partner-users/send-email-verification', 'investor-unconfirmed@sandbox.example'],
        ['/partner-users/send-password-reset', 'investor@sandbox.example'],
      ] as const
      for (const [path, email] of calls) await exactly(mailAnswerSchema, await send(path, email))
      expect(await mailsTo('nobody@sandbox.example')).toEqual([])
      expect(await mailsTo('investor@sandbox.example')).toEqual([])
      expect(await mailsTo('investor-unconfirmed@sandbox.example')).toHaveLength(1)
    })
  })
})
