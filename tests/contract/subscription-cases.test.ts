import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AdvisorSubscriptionBody,
  subscriptionOffersSchema,
} from '../../src/contract/product-api/advisor-subscription.schema.ts'
import {
  caseSavedSchema,
  caseSchema,
  type SubscriptionCase,
} from '../../src/contract/product-api/subscription-case.schema.ts'
import { createCasesApi } from './cases-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session } from './users-api.ts'

const path = '/auth/partners/cases'

describe.each(testedDatabases())('subscription cases on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let advisor: Session
  let colleague: Session
  let partner: Session
  let cases: ReturnType<typeof createCasesApi>

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    const users = createUsersApi(sandbox)
    advisor = await users.partner('advisor@cgp-demo.example')
    colleague = await users.partner('family-office@cgp-demo.example')
    cases = createCasesApi(sandbox, advisor)
    partner = await users.partner('partner-chosen@banque-demo.example')
  }, 120_000)
  afterAll(() => sandbox.stop())

  // P-500, P-504
  it('are drafts that keep what is typed as it was typed, several at a time', async () => {
    const { list, open, read, save } = cases
    const [one, other] = [await open(), await open()]
    expect(one).toMatchObject({ state: 'draft', version: 1, client_name: '', fund: null, answers: {} })
    await save(advisor, one.id, { firstname: ' Hélène', amount: '25 000,5', identity: true })
    await save(colleague, one.id, { lastname: 'Orsenne' })
    const kept = await read(advisor, one.id)
    expect(kept).toMatchObject({
      version: 3,
      client_name: 'Hélène Orsenne',
      answers: { firstname: ' Hélène', lastname: 'Orsenne', amount: '25 000,5', identity: true },
    })
    const again = caseSavedSchema.parse(await (await save(advisor, one.id, { lastname: 'Orsenne' })).json())
    expect(again.version).toBe(3)
    expect((await read(advisor, other.id)).answers).toEqual({})
    const drafts = await list(advisor, '&group=drafts')
    expect(drafts.items.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]))
    expect(drafts.items.every(({ state }) => state === 'draft')).toBe(true)
  })

  // P-502
  it('are opened once by a form that is sent twice, and by each account for itself', async () => {
    const body = { share: null, key: randomUUID() }
    const open = async (session: Session) =>
      (await exactly(caseSchema, await session.post(`${path}/create`, body))).id
    const both = await Promise.all([open(advisor), open(advisor)])
    expect(new Set(both).size).toBe(1)
    expect(both).not.toContain(await open(colleague))
  })

  it('are those of one team alone, for advisors who write and partners who read', async () => {
    const { list, open, read, save } = cases
    const { id } = await open()
    expect((await read(colleague, id)).id).toBe(id)
    const own = await list(partner)
    expect(own.items.length).toBeGreaterThan(0)
    expect(own.items.map((one) => one.id)).not.toContain(id)
    expect((await partner.get(`${path}/${id}`)).status).toBe(404)
    const [theirs] = own.items
    expect((await advisor.get(`${path}/${theirs?.id}`)).status).toBe(404)
    expect((await save(advisor, theirs?.id ?? '', { firstname: 'X' })).status).toBe(404)
    expect((await save(partner, theirs?.id ?? '', { firstname: 'X' })).status).toBe(403)
    expect((await partner.post(`${path}/create`, { share: null })).status).toBe(403)
  })

  it('tell what the chosen share costs, in the language that is asked for', async () => {
    const { open, read, request } = cases
    const { share } = await request()
    const made = await open(share)
    expect(made.terms?.entry_fee_percent).toMatch(/^\d+\.\d\d$/)
    expect(made.fund?.name).toBeTruthy()
    expect((await read(advisor, made.id)).closes_on).toBe(made.closes_on)
    const gone = await open('shr-none')
    expect([gone.fund, gone.terms, gone.answers.share]).toEqual([null, null, 'shr-none'])
  })

  // P-503
  it('are sent once: whoever acts on an earlier version is told', async () => {
    const { askToSign, codeOf, read, whole } = cases
    const { id, version } = await whole()
    expect((await askToSign(id, version)).status).toBe(200)
    const code = await codeOf()
    const answers = await Promise.all([
      advisor.post(`${path}/${id}/sign`, { version, code }),
      colleague.post(`${path}/${id}/withdraw`, { version, reason: '' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(await late?.json()).toMatchObject({
      code: 'conflict',
      errors: [{ path: 'version', code: 'stale' }],
    })
    const after = await read(advisor, id)
    expect(after.version).toBe(version + 1)
    expect(after.history).toHaveLength(2)
  })

  it('change no more once they are sent, and end when they are withdrawn', async () => {
    const { askToSign, codeOf, request, save, whole } = cases
    const { id, version } = await whole()
    const body = await request()
    expect((await askToSign(id, version)).status).toBe(200)
    const sent = await exactly(
      caseSchema,
      await advisor.post(`${path}/${id}/sign`, { version, code: await codeOf() }),
    )
    expect(sent).toMatchObject({ state: 'sent', client_name: 'Hélène Orsenne', request: body })
    expect(sent.sent_at).not.toBeNull()
    expect(await refusalOf(await save(advisor, id, { city: 'Brest' }))).toEqual([409, 'conflict', 'answers'])
    const gone = await exactly(
      caseSchema,
      await colleague.post(`${path}/${id}/withdraw`, {
        version: version + 1,
        reason: 'The client has changed her mind',
      }),
    )
    expect(gone.history.map(({ actor, reason, state }) => [state, actor, reason])).toEqual([
      ['draft', 'advisor', null],
      ['sent', 'advisor', null],
      ['withdrawn', 'advisor', 'The client has changed her mind'],
    ])
    const again = await askToSign(id, version + 2)
    expect(await again.json()).toMatchObject({ errors: [{ code: 'wrong_state' }] })
  })

  // P-507
  it('take documents by their content, and note when an identity expires', async () => {
    const { add, list, open, pdf, read, save } = cases
    const { id } = await open()
    const refusal = async (response: Promise<Response>) => (await refusalOf(await response)).slice(0, 3)
    const exe = Buffer.from('MZ not a PDF').toString('base64')
    expect(await refusal(add(id, 'address', exe))).toEqual([422, 'validation_failed', 'content'])
    expect(await refusal(add(id, 'identity'))).toEqual([422, 'validation_failed', 'expires_on'])
    expect(await refusal(add(id, 'identity', pdf, '2001-01-01'))).toEqual([
      422,
      'validation_failed',
      'expires_on',
    ])
    const added = await exactly(caseSchema, await add(id, 'identity', pdf, '2099-01-01'))
    const [file] = added.documents
    expect(file).toMatchObject({
      kind: 'identity',
      type: 'application/pdf',
      bytes: 15,
      expires_on: '2099-01-01',
    })
    // P-726
    const fileOf = (session: Session) => session.get(`/auth/partners/case-documents/${file?.id}/content`)
    const kept = await fileOf(colleague)
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(Buffer.from(await kept.arrayBuffer()).toString('base64')).toBe(pdf)
    expect((await fileOf(partner)).status).toBe(404)
    expect(added.required_documents).toEqual(['identity', 'address', 'funds_origin'])
    const twice = await exactly(caseSchema, await add(id, 'identity', pdf, '2099-01-01'))
    expect([twice.documents.length, twice.version]).toEqual([1, added.version])
    await save(advisor, id, { person: 'legal' })
    expect((await read(advisor, id)).required_documents).toContain('company_register')
    const remove = { document: file?.id ?? '' }
    const [theirs] = (await list(advisor)).items.filter((one) => one.id !== id && one.state === 'draft')
    expect((await advisor.post(`${path}/${theirs?.id}/documents/remove`, remove)).status).toBe(422)
    const without = await exactly(caseSchema, await advisor.post(`${path}/${id}/documents/remove`, remove))
    expect(without.documents).toEqual([])
  })

  // P-508
  it('have the warnings of their fund accepted one by one, and anew for another fund', async () => {
    const { open, read, save } = cases
    const { offers } = subscriptionOffersSchema.parse(
      await (await advisor.get('/auth/advisor-subscriptions/offers')).json(),
    )
    const [first, other] = [offers[0], offers.find(({ fund }) => fund.id !== offers[0]?.fund.id)]
    const { id, warnings } = await open(first?.share.id ?? '')
    const codes = warnings.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['capital_loss', 'illiquidity', 'past_performance']))
    const accept = async (accepted: readonly string[]) =>
      exactly(caseSchema, await advisor.post(`${path}/${id}/warnings`, { accepted }))
    const one = await accept(['illiquidity', 'no_such_warning'])
    const read1 = one.warnings.filter(({ accepted_at }) => accepted_at !== null)
    expect(read1.map(({ code }) => code)).toEqual(['illiquidity'])
    const all = await accept(codes)
    const at = (code: string, from: SubscriptionCase) =>
      from.warnings.find((warning) => warning.code === code)?.accepted_at
    expect(at('illiquidity', all)).toBe(at('illiquidity', one))
    await save(advisor, id, { share: other?.share.id ?? '' })
    // A page that shows the warnings of the fund before.
    const late = await advisor.post(`${path}/${id}/warnings`, { accepted: codes, fund: first?.fund.id })
    expect(await late.json()).toMatchObject({ code: 'conflict', errors: [{ code: 'stale' }] })
    const moved = await read(advisor, id)
    expect(moved.warnings.map(({ accepted_at }) => accepted_at).filter((date) => date !== null)).toEqual([])
  })

  // P-509
  it('are sent whole, and told what they lack', async () => {
    const { add, askToSign, open, pdf, read, request } = cases
    const { id, warnings } = await open((await request()).share)
    const send = async () => {
      const { version } = await read(advisor, id)
      return refusalOf(await askToSign(id, version))
    }
    expect(await send()).toEqual([422, 'validation_failed', 'documents.identity'])
    await add(id, 'identity', pdf, '2099-01-01')
    await add(id, 'address')
    expect(await send()).toEqual([422, 'validation_failed', 'documents.funds_origin'])
    await add(id, 'funds_origin')
    expect(await send()).toEqual([422, 'validation_failed', `warnings.${warnings[0]?.code}`])
    const accepted = warnings.map(({ code }) => code)
    const { version } = await exactly(caseSchema, await advisor.post(`${path}/${id}/warnings`, { accepted }))
    expect((await askToSign(id, version)).status).toBe(200)
  })

  it('are not sent below the minimum, for a share that is not on offer, or for a minor', async () => {
    const { askToSign, open, read, request } = cases
    const { id } = await open((await request()).share)
    const send = async (changes: Partial<AdvisorSubscriptionBody>) =>
      refusalOf(await askToSign(id, 1, changes))
    expect(await send({ amount: '0.01' })).toEqual([422, 'validation_failed', 'request.amount'])
    expect(await send({ share: 'shr-1-z' })).toEqual([422, 'validation_failed', 'request.share'])
    const { client } = await request()
    expect(await send({ client: { ...client, birth_date: '2015-01-01' } })).toEqual([
      422,
      'validation_failed',
      'request.client.birth_date',
    ])
    expect((await read(advisor, id)).state).toBe('draft')
  })
})
