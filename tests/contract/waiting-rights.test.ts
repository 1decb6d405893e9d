import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffQueuesSchema } from '../../src/contract/product-api/desk-people.schema.ts'
import { staffRightsSchema } from '../../src/contract/product-api/desk-rights.schema.ts'
import { mailsTo } from '../support/sent-mail.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { exactly, refusalOf } from './users-api.ts'

const every = ['publish', 'approve', 'see_as', 'verify', 'manage']

const subjects = {
  fr: 'Changement de droits à valider\u00a0: editor',
  en: 'Rights of editor: a change waits for your approval',
  done: {
    fr: 'Vos droits dans l’espace des équipes ont changé',
    en: 'Your rights in the teams’ space have changed',
  },
} as const

describe.each(testedDatabases())('a change of rights that waits on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let author: StaffSession
  let second: StaffSession
  let concerned: StaffSession
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    author = await signInStaff(sandbox, 'desk')
    second = await signInStaff(sandbox, 'staff')
    concerned = await signInStaff(sandbox, 'editor')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const editor = async () => {
    const { members } = await exactly(staffRightsSchema, await author.get('/staff/rights/staff'))
    return members.find(({ name }) => name === 'editor') ?? expect.unreachable()
  }
  const change = async (rights: readonly string[]) => {
    const { id, version } = await editor()
    const body = { member: id, version, rights, reason: 'Congé parental' }
    return (await author.post('/staff/rights/staff', body)).json()
  }
  const queue = async () => {
    const { queues } = await exactly(staffQueuesSchema, await second.get('/staff/queues?code=rights'))
    return queues[0] ?? expect.unreachable()
  }
  const told = async (name: string, subject: string) => {
    await sandbox.settled()
    return (await mailsTo(sandbox.url, `${name}@sandbox.example`)).filter((mail) => mail.subject === subject)
  }

  // P-787, P-788
  it('is in the queues until it is decided; those who may approve are asked in their language', async () => {
    // Who has not used the portal yet gets mails in French.
    expect(await change(['approve', 'verify'])).toEqual({ status: 'done' })
    expect(await told('editor', subjects.done.fr)).toHaveLength(1)
    await concerned.get('/staff/queues', 'en')
    expect(await change(['approve'])).toEqual({ status: 'done' })
    expect(await told('editor', subjects.done.en)).toHaveLength(1)
    expect((await queue()).open).toBe(0)
    await second.get('/staff/queues', 'en')
    expect(await change(['approve', 'publish'])).toEqual({ status: 'waiting' })
    const [mail, ...others] = await told('staff', subjects.en)
    expect(others).toEqual([])
    expect(mail?.text).toContain('/en/team-space/staff-rights')
    expect(mail?.text).toContain('Congé parental')
    // Neither the author nor the member concerned may approve it.
    for (const name of ['desk', 'editor'])
      for (const subject of [subjects.fr, subjects.en]) expect(await told(name, subject)).toEqual([])
    const { items, open } = await queue()
    expect([open, items.map(({ detail, title }) => [title, detail])]).toEqual([1, [['editor', 'desk']]])
    const path = `/staff/rights/changes/${items[0]?.id}/decide`
    await concerned.get('/staff/queues', 'fr')
    expect((await second.post(path, { decision: 'approved', reason: null })).status).toBe(200)
    expect((await queue()).open).toBe(0)
    expect(await told('editor', subjects.done.fr)).toHaveLength(2)
  })

  // P-787
  it('is told to nobody without the right to approve', async () => {
    const { id, version } = await editor()
    const { members } = await exactly(staffRightsSchema, await second.get('/staff/rights/staff', 'fr'))
    const desk = members.find(({ name }) => name === 'desk') ?? expect.unreachable()
    const body = { member: desk.id, version: desk.version, rights: ['manage'], reason: 'Congé' }
    expect(await (await second.post('/staff/rights/staff', body)).json()).toEqual({ status: 'done' })
    const wider = { member: id, version, rights: ['approve', 'verify'], reason: 'Retour' }
    expect(await (await second.post('/staff/rights/staff', wider)).json()).toEqual({ status: 'waiting' })
    for (const name of ['desk', 'editor', 'staff']) expect(await told(name, subjects.fr)).toEqual([])
  })

  // P-784
  it('refuses a second one as often as it is sent, and changes nothing by that', async () => {
    const before = await editor()
    expect(before.waiting).not.toBeNull()
    const body = { member: before.id, version: before.version, rights: every, reason: 'Retour de congé' }
    const refused = [422, 'validation_failed', 'member']
    expect(await refusalOf(await second.post('/staff/rights/staff', body))).toEqual(refused)
    expect(await refusalOf(await second.post('/staff/rights/staff', body))).toEqual(refused)
    expect(await editor()).toEqual(before)
  })

  // P-783
  it('raises no version where the change is refused for another reason', async () => {
    const { members } = await exactly(staffRightsSchema, await second.get('/staff/rights/staff'))
    const own = members.find(({ is_self }) => is_self) ?? expect.unreachable()
    const body = { member: own.id, version: own.version, rights: [], reason: 'Congé' }
    const refused = [422, 'validation_failed', 'member']
    for (const _ of [1, 2])
      expect(await refusalOf(await second.post('/staff/rights/staff', body))).toEqual(refused)
    const after = await exactly(staffRightsSchema, await second.get('/staff/rights/staff'))
    expect(after.members).toEqual(members)
  })
})
