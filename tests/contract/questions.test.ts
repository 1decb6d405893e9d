import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalDataSchema } from '../../src/contract/product-api/account.schema.ts'
import { staffQueuesSchema } from '../../src/contract/product-api/desk-people.schema.ts'
import {
  changedQuestionSchema,
  questionDetailSchema,
  questionListSchema,
  staffQuestionDetailSchema,
  staffQuestionListSchema,
} from '../../src/contract/product-api/question.schema.ts'
import { actFor, mandatesOf } from './mandate-api.ts'
import { createRegistrationApi } from './registration-api.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session } from './users-api.ts'

const path = '/auth/investors/questions'
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const attachment = { name: 'reçu d’ordre.png', content: png.toString('base64') }
const answer = 'La valeur du trimestre paraît le 15.'

describe.each(testedDatabases())('questions to the investor desk on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let investor: Session
  let other: Session
  let staff: StaffSession

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    const users = createUsersApi(sandbox)
    investor = await users.investor('investor')
    other = await users.investor('investor-entity')
    staff = await signInStaff(sandbox, 'editor')
  }, 120_000)

  afterAll(() => sandbox.stop())

  const ask = async (body: object) =>
    exactly(
      changedQuestionSchema,
      await investor.post(path, { subject: 'Valeur liquidative', text: 'Quand paraît-elle ?', ...body }),
    )
  const read = async (id: string) =>
    exactly(questionDetailSchema, await investor.get(`${path}/${id}`, { 'x-locale': 'fr' }))
  const refusal = async (response: Response) => {
    const { errors = [] }: { errors?: { path: string; code: string }[] } = await response.json()
    return [response.status, ...errors.map((error) => `${error.path} ${error.code}`)]
  }

  // P-486
  it('are asked about a fund, answered, opened again by a reply, and closed for good', async () => {
    const { id, state } = await ask({ fund: 'fnd-14' })
    expect(state).toBe('open')
    const states = [state]
    const say = async (by: Pick<Session, 'post'>, at: string, text: string) => {
      const changed = await exactly(changedQuestionSchema, await by.post(`${at}/${id}/messages`, { text }))
      states.push(changed.state)
    }
    await say(staff, '/staff/questions', answer)
    await say(investor, path, 'Merci, et celle de l’an dernier ?')
    await say(staff, '/staff/questions', 'Elle est dans vos documents.')
    expect(states).toEqual(['open', 'answered', 'open', 'answered'])
    const { fund, messages } = await read(id)
    expect(fund?.id).toBe('fnd-14')
    expect(messages.map(({ from }) => from)).toEqual(['investor', 'desk', 'investor', 'desk'])
    for (let times = 0; times < 2; times += 1)
      expect((await (await investor.post(`${path}/${id}/close`, {})).json()).state).toBe('closed')
    expect((await investor.post(`${path}/${id}/messages`, { text: 'Encore' })).status).toBe(409)
    expect((await staff.post(`/staff/questions/${id}/messages`, { text: 'Encore' })).status).toBe(409)
  })

  it('are in the list of their author alone, and answered for anybody else as ones that do not exist', async () => {
    const { id } = await ask({})
    const own = await exactly(questionListSchema, await investor.get(`${path}?state=open`))
    expect(own.items[0]?.id).toBe(id)
    const others = await exactly(questionListSchema, await other.get(`${path}?pageSize=100`))
    expect(others.items.map((question) => question.id)).not.toContain(id)
    for (const response of [
      await other.get(`${path}/${id}`),
      await other.post(`${path}/${id}/messages`, { text: 'x' }),
      await other.post(`${path}/${id}/close`, {}),
      await other.get(`${path}/qst-99999`),
    ])
      expect(response.status).toBe(404)
    expect((await staff.get(path)).status).toBe(401)
    expect((await investor.get('/staff/questions')).status).toBe(401)
  })

  it('are about funds that are held and documents that may be read, and nothing else', async () => {
    const asking = (about: object) => investor.post(path, { subject: 'x', text: 'x', ...about })
    expect(await refusal(await asking({ fund: 'fnd-3' }))).toEqual([422, 'fund unknown'])
    expect(await refusal(await asking({ document: 'doc-99999999' }))).toEqual([422, 'document unknown'])
    const found = await investor.get('/auth/investors/documents/search?access=subscribers&pageSize=1')
    const { items }: { items: { id: string; fundId: string }[] } = await found.json()
    const { id } = await ask({ document: items[0]?.id, fund: 'fnd-3' })
    expect(await read(id)).toMatchObject({ document: { id: items[0]?.id }, fund: { id: items[0]?.fundId } })
  })

  // P-487
  it('take files by their content and size, and give them back to their author and to staff alone', async () => {
    const { id } = await ask({ attachment })
    const kept = (await read(id)).messages[0]?.attachment
    expect(kept).toMatchObject({ name: attachment.name, type: 'image/png', bytes: png.byteLength })
    const file = `/auth/investors/question-attachments/${kept?.id}`
    const given = await investor.get(file)
    expect(given.headers.get('content-type')).toBe('image/png')
    expect(given.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(Buffer.from(await given.arrayBuffer()).equals(png)).toBe(true)
    expect((await staff.get(`/staff/question-attachments/${kept?.id}`)).status).toBe(200)
    expect((await other.get(file)).status).toBe(404)
    const page = { name: 'reçu.png', content: Buffer.from('<script>x()</script>').toString('base64') }
    const body = { subject: 'x', text: 'x', attachment: page }
    expect(await refusal(await investor.post(path, body))).toEqual([422, 'attachment type'])
    const large = { name: 'x.png', content: Buffer.concat([png, Buffer.alloc(5_000_001)]).toString('base64') }
    expect([400, 413, 422]).toContain((await investor.post(path, { ...body, attachment: large })).status)
  })

  // P-488
  it('wait in the queue of staff, whose answer is told by an email that has neither question nor answer', async () => {
    const { id } = await ask({ fund: 'fnd-14', subject: 'Une affaire très privée' })
    const queue = async () =>
      (await exactly(staffQueuesSchema, await staff.get('/staff/queues'))).queues.find(
        ({ code }) => code === 'questions',
      )
    const before = await queue()
    const open = await exactly(
      staffQuestionListSchema,
      await staff.get('/staff/questions?state=open&pageSize=100'),
    )
    expect(open.page.total).toBe(before?.open)
    const waiting = open.items.map(({ lastAt }) => lastAt)
    expect(waiting).toEqual(waiting.toSorted())
    const seen = await exactly(staffQuestionDetailSchema, await staff.get(`/staff/questions/${id}`))
    expect(seen.author.email).toBe('investor@sandbox.example')
    await staff.post(`/staff/questions/${id}/messages`, { text: answer })
    expect((await queue())?.open).toBe((before?.open ?? 0) - 1)
    const [mail] = await createRegistrationApi(sandbox).messagesTo('investor@sandbox.example')
    expect(mail?.subject).toBe('Une réponse à votre question')
    expect(mail?.text).toContain(id)
    expect(mail?.text).not.toContain(answer)
    expect(mail?.text).not.toContain('privée')
  })

  // P-871
  it('are answered once: who has not read the latest message sends and closes nothing', async () => {
    const colleague = await signInStaff(sandbox, 'desk')
    const { id } = await ask({ subject: 'Deux réponses' })
    const seen = async () => exactly(staffQuestionDetailSchema, await staff.get(`/staff/questions/${id}`))
    const reply = (who: StaffSession, body: object) => who.post(`/staff/questions/${id}/messages`, body)
    const close = (body: object) => staff.post(`/staff/questions/${id}/close`, body)
    const mailsOfQuestion = async () =>
      (await createRegistrationApi(sandbox).messagesTo('investor@sandbox.example')).filter(({ text }) =>
        text.includes(`/${id}`),
      )
    const { lastMessage: after } = await seen()
    expect(after).toMatch(/^qms-/)
    const both = await Promise.all([
      reply(staff, { text: 'Le 15.', after }),
      reply(colleague, { text: 'Le 20.', after }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({
      code: 'conflict',
      errors: [{ path: 'after', code: 'stale' }],
    })
    expect((await read(id)).messages).toHaveLength(2)
    expect(await mailsOfQuestion()).toHaveLength(1)
    // A form that was sent twice answers once.
    const [text, who] = both[0]?.status === 200 ? ['Le 15.', staff] : ['Le 20.', colleague]
    expect((await reply(who, { text, after })).status).toBe(200)
    expect((await read(id)).messages).toHaveLength(2)
    expect(await mailsOfQuestion()).toHaveLength(1)
    // What the investor adds is read before anybody answers or closes.
    const answered = (await seen()).lastMessage
    expect((await investor.post(`${path}/${id}/messages`, { text: 'Et pour l’an dernier ?' })).status).toBe(
      200,
    )
    expect((await reply(colleague, { text: 'Voici.', after: answered })).status).toBe(409)
    expect((await close({ after: answered })).status).toBe(409)
    expect((await read(id)).state).toBe('open')
    expect((await close({ after: (await seen()).lastMessage })).status).toBe(200)
    // An older portal does not name what it showed.
    const { id: other } = await ask({ subject: 'Une autre' })
    expect((await staff.post(`/staff/questions/${other}/messages`, { text: answer })).status).toBe(200)
    expect((await staff.post(`/staff/questions/${other}/close`, {})).status).toBe(200)
  })

  // P-798
  it('asked in the name of a holder are answered to the holder and to who asked, while that mandate lasts', async () => {
    const users = createUsersApi(sandbox)
    const { messagesTo } = createRegistrationApi(sandbox)
    const person = await users.investor('investor-hats')
    const admin = await signInStaff(sandbox, 'staff')
    const { holder_id, token } = await actFor(person, 'Roumegoux Participations')
    const acting = users.sessionOf(holder_id, token)
    const holder = await users.investor('investor-holding')
    const askedBy = async (session: Session) => {
      const body = { subject: 'Une affaire très privée', text: 'Quand ?' }
      return (await exactly(changedQuestionSchema, await session.post(path, body))).id
    }
    const answersAfter = async (id: string) => {
      expect((await staff.post(`/staff/questions/${id}/messages`, { text: answer })).status).toBe(200)
      const found = async (name: string) =>
        (await messagesTo(`${name}@sandbox.example`)).filter(({ subject }) => /réponse|answer/.test(subject))
      return { toHolder: await found('investor-holding'), toPerson: await found('investor-hats') }
    }
    const asked = await askedBy(acting)
    const first = await answersAfter(asked)
    expect([first.toHolder.length, first.toPerson.length]).toEqual([1, 1])
    const [mail] = first.toPerson
    expect(mail?.subject).toContain('Roumegoux Participations')
    expect(mail?.text).toContain('/mon-compte/portefeuilles')
    expect(mail?.text).not.toContain(answer)
    expect(mail?.text).not.toContain('privée')
    // What the holder asks is answered to the holder alone.
    const second = await answersAfter(await askedBy(holder))
    expect([second.toHolder.length, second.toPerson.length]).toEqual([2, 1])
    const { held } = await mandatesOf(person)
    const mandate = held.find((one) => one.holder === 'Roumegoux Participations')?.id
    expect((await admin.post(`/staff/mandates/${mandate}/end`, {})).status).toBe(200)
    const third = await answersAfter(asked)
    expect([third.toHolder.length, third.toPerson.length]).toEqual([3, 1])
  })

  // P-180, P-489
  it('are part of the personal data of their author, with the answers', async () => {
    const data = await exactly(
      personalDataSchema,
      await investor.get('/auth/investor-users/personal-data', { 'x-locale': 'fr' }),
    )
    const ids = data.sections.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['questions', 'question_messages', 'question_attachments']))
    expect(JSON.stringify(data)).toContain(answer)
  })
})
