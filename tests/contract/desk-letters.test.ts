import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  publicationListSchema,
  publicationSchema,
} from '../../src/contract/product-api/desk-publication.schema.ts'
import { documentSearchSchema } from '../../src/contract/product-api/document.schema.ts'
import { letterListSchema, letterSchema } from '../../src/contract/product-api/letter.schema.ts'
import { notificationListSchema } from '../../src/contract/product-api/notification.schema.ts'
import { positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { problemSchema } from '../../src/contract/product-api/primitives.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session } from './users-api.ts'

const today = plainDateAt(new Date())
/** The letters of the seed are older. */
const isOfToday = ({ date }: { readonly date?: string }) => date === today

const texts = {
  subject_fr: 'Évolution de la gouvernance',
  subject_en: 'Change of governance',
  text_fr: 'Madame, Monsieur,\n\nLe comité change.\nDès janvier.',
  text_en: 'Dear investor,\n\nThe committee changes.',
}

describe.each(testedDatabases())('a letter to the holders of a fund on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let author: StaffSession
  let second: StaffSession
  let holder: Session
  let stranger: Session
  let advisor: Session
  let fund: string

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, { SANDBOX_TODAY: today })
    author = await signInStaff(sandbox, 'staff')
    second = await signInStaff(sandbox, 'editor')
    const users = createUsersApi(sandbox)
    holder = await users.investor('investor')
    stranger = await users.investor('investor-one')
    advisor = await users.partner('advisor@cgp-demo.example')
    const fundsOf = async (session: Session) =>
      positionSchema
        .parse(await (await session.get('/auth/investors/position')).json())
        .holdings.map((held) => held.fund.id)
    const others = new Set(await fundsOf(stranger))
    const own = (await fundsOf(holder)).find((id) => !others.has(id))
    if (own === undefined) throw new Error('the investor holds no fund of their own')
    fund = own
  }, 120_000)
  afterAll(() => sandbox.stop())

  const bodyOf = (own: object = {}) => ({
    ...{ kind: 'letter', fund, readers: 'holders', document: null },
    ...texts,
    ...own,
  })
  const enter = async (own: object = {}): Promise<string> => {
    const response = await author.post('/staff/publications', bodyOf(own))
    expect(response.status).toBe(200)
    return (await response.json()).id
  }
  const decide = (staff: StaffSession, id: string, decision: string) =>
    staff.post(`/staff/publications/${id}/decide`, { decision, reason: null })
  const read = async (id: string) =>
    exactly(publicationSchema, await second.get(`/staff/publications/${id}`, 'en'))
  const newsOf = async (session: Session, client: 'investor' | 'partner') => {
    const response = await session.get(`/auth/${client}-users/notifications?category=notices&pageSize=100`)
    const { items } = notificationListSchema.parse(await response.json())
    return items.filter((item) => item.kind === 'letter').filter(isOfToday)
  }
  const lettersOf = async (session: Session, client: 'investor' | 'partner' = 'investor') =>
    (await exactly(letterListSchema, await session.get(`/auth/${client}s/letters`))).items.filter(isOfToday)
  const mailsOf = async () => {
    await sandbox.settled()
    const response = await fetch(`${sandbox.url}/mailbox/api/messages?to=investor@sandbox.example`)
    const { messages }: { messages: { subject: string; text: string }[] } = await response.json()
    return messages
  }

  // P-821
  it('is seeded twice: one that holders and partners read in both languages, one that waits', async () => {
    for (const session of [holder, advisor]) {
      const client = session === holder ? 'investor' : 'partner'
      const [french, english] = await Promise.all(
        (['fr', 'en'] as const).map(async (locale) =>
          letterListSchema.parse(
            await (await session.get(`/auth/${client}s/letters`, { 'x-locale': locale })).json(),
          ),
        ),
      )
      expect(french?.items).toHaveLength(1)
      expect(french?.items[0]?.subject).not.toBe(english?.items[0]?.subject)
    }
    const waiting = await author.get('/staff/publications?state=open')
    expect(publicationListSchema.parse(await waiting.json()).items).toMatchObject([{ kind: 'letter' }])
  })

  // P-813
  it('is refused with a missing language, and with a document of another fund', async () => {
    const untranslated = await author.post('/staff/publications', bodyOf({ text_en: ' \n ' }))
    expect(untranslated.status).toBe(400)
    const { items } = documentSearchSchema.parse(
      await (
        await holder.get(`/auth/investors/funds/${fund === 'fnd-40' ? 'fnd-41' : 'fnd-40'}/documents/search`)
      ).json(),
    )
    const foreign = await author.post('/staff/publications', bodyOf({ document: items[0]?.id }))
    expect(foreign.status).toBe(422)
    expect(problemSchema.parse(await foreign.json()).errors).toEqual([{ path: 'document', code: 'unknown' }])
    const absent = await author.post('/staff/publications', bodyOf({ fund: 'fnd-99999' }))
    expect(problemSchema.parse(await absent.json()).errors).toEqual([{ path: 'fund', code: 'unknown' }])
  })

  // P-813, P-814
  it('is seen by nobody before a second person approves it, then by those who hold the fund', async () => {
    await holder.get('/auth/investor-users/mail-settings')
    const { items } = documentSearchSchema.parse(
      await (await holder.get(`/auth/investors/funds/${fund}/documents/search?access=subscribers`)).json(),
    )
    const document = items[0]?.id ?? ''
    const id = await enter({ document })
    const preview = await read(id)
    expect(preview).toMatchObject({ status: 'submitted', change: { kind: 'letter', date: today } })
    expect(preview.change).toMatchObject({
      subject: { fr: texts.subject_fr, en: texts.subject_en },
      text: { fr: texts.text_fr, en: texts.text_en },
      document: { id: document },
      told: { partners: 0 },
    })
    expect(preview.change.kind === 'letter' && preview.change.told.holders).toBeGreaterThan(0)
    expect(await lettersOf(holder)).toEqual([])
    expect(await newsOf(holder, 'investor')).toEqual([])
    const letter = id.replace('pub', 'ltr')
    expect((await holder.get(`/auth/investors/letters/${letter}`)).status).toBe(404)

    expect((await decide(author, id, 'approved')).status).toBe(422)
    expect((await decide(second, id, 'approved')).status).toBe(200)
    expect((await decide(second, id, 'refused')).status).toBe(422)
    expect((await decide(second, id, 'approved')).status).toBe(409)

    expect(await lettersOf(holder)).toMatchObject([
      { id: letter, date: today, subject: texts.subject_fr, fund: { id: fund } },
    ])
    expect(await newsOf(holder, 'investor')).toMatchObject([
      { date: today, is_read: false, fund: { id: fund }, letter: { id: letter, subject: texts.subject_fr } },
    ])
    const french = await exactly(letterSchema, await holder.get(`/auth/investors/letters/${letter}`))
    expect(french).toMatchObject({ text: texts.text_fr, document: { id: document } })
    expect(await lettersOf(stranger)).toEqual([])
    expect(await newsOf(stranger, 'investor')).toEqual([])
    expect((await stranger.get(`/auth/investors/letters/${letter}`)).status).toBe(404)
    expect(await lettersOf(advisor, 'partner')).toEqual([])
    expect((await advisor.get(`/auth/partners/letters/${letter}`)).status).toBe(404)
  })

  // P-814
  it('is announced by an email that has neither its subject nor its text', async () => {
    const mails = await mailsOf()
    const [mail] = mails.filter(({ subject }) => subject === 'Un nouveau courrier pour vos fonds')
    expect(mail?.text).toMatch(/Courrier du /)
    expect(mail?.text).toContain('/mon-compte/courriers')
    expect(mails.map(({ subject, text }) => subject + text).join()).not.toMatch(/gouvernance|comité/)
  })

  // P-814
  it('to partners too is read by the teams that distribute the fund', async () => {
    const id = await enter({ readers: 'holders_and_partners' })
    const { change } = await read(id)
    expect(change.kind === 'letter' && change.told.partners).toBeGreaterThan(0)
    await decide(second, id, 'approved')
    const letter = id.replace('pub', 'ltr')
    expect((await lettersOf(advisor, 'partner')).map((one) => one.id)).toEqual([letter])
    expect((await newsOf(advisor, 'partner')).map((one) => one.letter.id)).toEqual([letter])
    expect((await lettersOf(holder)).map((one) => one.id)[0]).toBe(letter)
  })

  // P-813
  it('that is refused or withdrawn is read by nobody', async () => {
    const [refused, withdrawn] = [await enter(), await enter()]
    await second.post(`/staff/publications/${refused}/decide`, { decision: 'refused', reason: 'À revoir.' })
    await decide(author, withdrawn, 'withdrawn')
    const known = (await lettersOf(holder)).map((one) => one.id)
    expect(known).not.toContain(refused.replace('pub', 'ltr'))
    expect(known).not.toContain(withdrawn.replace('pub', 'ltr'))
  })
})
