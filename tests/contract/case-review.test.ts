import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseListSchema, caseSchema } from '../../src/contract/product-api/subscription-case.schema.ts'
import { createCasesApi } from './cases-api.ts'
import { createRegistrationApi, type RegistrationApi } from './registration-api.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session } from './users-api.ts'

const path = '/auth/partners/cases'

// P-512, P-513
describe('the review of cases by staff', () => {
  let sandbox: TestSandbox
  let advisor: Session
  let colleague: Session
  let staff: StaffSession
  let other: StaffSession
  let mails: Pick<RegistrationApi, 'messagesTo'>

  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined)
    const users = createUsersApi(sandbox)
    advisor = await users.partner('advisor@cgp-demo.example')
    colleague = await users.partner('family-office@cgp-demo.example')
    staff = await signInStaff(sandbox, 'desk')
    other = await signInStaff(sandbox, 'staff')
    mails = createRegistrationApi(sandbox)
  }, 120_000)
  afterAll(() => sandbox.stop())

  /** The case of the seed that waits for staff. */
  const waiting = async () => {
    const list = await exactly(caseListSchema, await staff.get('/staff/cases?group=open'))
    const found = list.items.find(({ state }) => state === 'sent' || state === 'in_review')
    if (found === undefined) throw new Error('the seed has no case that waits')
    return found
  }
  const decide = (who: StaffSession, id: string, body: object) => who.post(`/staff/cases/${id}/decide`, body)

  it('shows what was sent, and no draft, to staff alone', async () => {
    const listed = await exactly(caseListSchema, await staff.get('/staff/cases?pageSize=100'))
    expect(listed.items.length).toBeGreaterThan(0)
    expect(listed.items.filter(({ sent_at: at }) => at === null)).toEqual([])
    const drafts = await exactly(caseListSchema, await advisor.get(`${path}?group=drafts`))
    const [draft] = drafts.items
    expect((await staff.get(`/staff/cases/${draft?.id}`)).status).toBe(404)
    expect((await decide(staff, draft?.id ?? '', { version: 1, action: 'take_up', reason: '' })).status).toBe(
      404,
    )
    expect((await advisor.get('/staff/cases')).status).toBe(401)
  })

  // P-683
  it('tells staff, and no advisor, by when a case has to be studied, in the list and on its page', async () => {
    const { items } = await exactly(caseListSchema, await staff.get('/staff/cases?pageSize=100'))
    for (const { due_at: dueAt, sent_at: sentAt, state } of items) {
      const waits = state === 'sent' || state === 'in_review'
      const due = new Date(Date.parse(sentAt ?? '') + 72 * 3_600_000).toISOString()
      expect([state, dueAt]).toEqual([state, waits ? due : null])
    }
    const { due_at: dueAt, id } = await waiting()
    expect((await exactly(caseSchema, await staff.get(`/staff/cases/${id}`))).due_at).toBe(dueAt)
    const own = await exactly(caseListSchema, await advisor.get(path))
    expect(own.items.filter((item) => 'due_at' in item)).toEqual([])
  })

  // P-683
  it('has the longest wait first in the list, and what is decided last', async () => {
    const longest = await waiting()
    const { askToSign, codeOf, whole } = createCasesApi(sandbox, advisor)
    const { id, version } = await whole()
    await exactly(caseSchema, await askToSign(id, version))
    await exactly(caseSchema, await advisor.post(`${path}/${id}/sign`, { version, code: await codeOf() }))
    const { items } = await exactly(caseListSchema, await staff.get('/staff/cases?pageSize=100'))
    expect(items.map(({ state }) => state)).toEqual(['sent', 'sent', 'incomplete', 'accepted'])
    expect(items.slice(0, 2).map((item) => item.id)).toEqual([longest.id, id])
    const own = await exactly(caseListSchema, await advisor.get(`${path}?group=open`))
    expect(own.items[0]?.id).toBe(id)
  })

  it('counts one of two decisions, tells the advisor, and makes an accepted case a subscription', async () => {
    const { id, version } = await waiting()
    const before = await (await colleague.get('/auth/partners/subscriptions')).json()
    const both = await Promise.all(
      [staff, other].map((who) => decide(who, id, { version, action: 'take_up', reason: '' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const taken = await exactly(caseSchema, await staff.get(`/staff/cases/${id}`))
    expect(taken.state).toBe('in_review')
    const asking = { version: taken.version, action: 'ask', reason: ' ' }
    expect(await refusalOf(await decide(staff, id, asking))).toEqual([422, 'validation_failed', 'reason'])
    const accepting = { version: taken.version, action: 'accept', reason: '' }
    expect((await decide(other, id, accepting)).status).toBe(200)
    expect((await decide(staff, id, { ...accepting, action: 'refuse', reason: 'Late' })).status).toBe(409)
    const after = await (await colleague.get('/auth/partners/subscriptions')).json()
    expect(after.page.total).toBe(before.page.total + 1)
    const subjects = (await mails.messagesTo('family-office@cgp-demo.example')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes(taken.reference))).toHaveLength(2)
  })

  it('lets the team and staff write to each other in a case', async () => {
    const list = await exactly(caseListSchema, await advisor.get(`${path}?group=open`))
    const id = list.items.find(({ state }) => state === 'incomplete')?.id ?? ''
    const written = await advisor.post(`${path}/${id}/messages`, { text: 'Voici le justificatif.' })
    const { version } = await exactly(caseSchema, written)
    const answered = await exactly(
      caseSchema,
      await staff.post(`/staff/cases/${id}/messages`, { text: 'Merci.' }),
    )
    expect(answered.messages.map(({ author, text }) => [author, text])).toEqual([
      ['advisor', 'Voici le justificatif.'],
      ['staff', 'Merci.'],
    ])
    expect(answered.version).toBe(version)
    expect((await advisor.post(`${path}/${id}/messages`, { text: '  ' })).status).toBe(400)
    // A form sent twice writes once and mails once.
    const again = await staff.post(`/staff/cases/${id}/messages`, { text: 'Merci.' })
    expect((await exactly(caseSchema, again)).messages).toHaveLength(2)
    const told = (await mails.messagesTo('advisor@cgp-demo.example')).filter(({ text }) =>
      text.includes('Merci.'),
    )
    expect(told.map(({ subject }) => subject)).toEqual([
      `Nouveau message dans le dossier ${answered.reference}`,
    ])
    const [draft] = (await exactly(caseListSchema, await advisor.get(`${path}?group=drafts`))).items
    const unread = await advisor.post(`${path}/${draft?.id}/messages`, { text: 'Bonjour' })
    expect(await unread.json()).toMatchObject({ errors: [{ code: 'wrong_state' }] })
  })

  // P-871
  it('takes no message of staff that was written without having read the latest one', async () => {
    const list = await exactly(caseListSchema, await staff.get('/staff/cases?pageSize=100'))
    const ids = list.items.map(({ id }) => id)
    const read = async (id: string) => exactly(caseSchema, await staff.get(`/staff/cases/${id}`))
    const all = await Promise.all(ids.map(read))
    const fresh = all.find(({ last_message: last }) => last === null)
    if (fresh === undefined) throw new Error('every case of the seed has messages')
    const { id } = fresh
    const write = (who: StaffSession, body: object) => who.post(`/staff/cases/${id}/messages`, body)
    const sent = await Promise.all([
      write(staff, { text: 'Il manque le RIB.', after: null }),
      write(other, { text: 'Tout est complet.', after: null }),
    ])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = sent.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({
      code: 'conflict',
      errors: [{ path: 'after', code: 'stale' }],
    })
    const { last_message: after, messages } = await read(id)
    expect(messages).toHaveLength(1)
    expect(after).toBe(messages[0]?.id)
    expect((await write(other, { text: 'En effet.', after })).status).toBe(200)
    expect((await write(other, { text: 'En effet.', after })).status).toBe(200)
    expect((await read(id)).messages).toHaveLength(2)
    // The team’s messages are kept back by nothing, and it is not asked what it has read.
    const own = await advisor.get(`${path}/${id}`)
    expect(await own.json()).not.toHaveProperty('last_message')
  })
})
