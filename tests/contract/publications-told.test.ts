import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicationSchema } from '../../src/contract/product-api/desk-publication.schema.ts'
import { type FundDetail, fundDetailSchema } from '../../src/contract/product-api/fund.schema.ts'
import { materialListSchema } from '../../src/contract/product-api/material.schema.ts'
import { noticeDetailSchema } from '../../src/contract/product-api/notice.schema.ts'
import { notificationListSchema } from '../../src/contract/product-api/notification.schema.ts'
import { positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { problemSchema } from '../../src/contract/product-api/primitives.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly } from './users-api.ts'

const daysFrom = (days: number) => plainDateAt(new Date(Date.now() + days * 86_400_000))
const today = daysFrom(0)

/** Returns the faults that a refused call reports in its body. */
async function faultsOf(response: Response) {
  const { errors } = problemSchema.parse(await response.json())
  return { status: response.status, errors }
}

describe.each(testedDatabases())('what staff publish is told on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let author: StaffSession
  let second: StaffSession

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, { SANDBOX_TODAY: today })
    author = await signInStaff(sandbox, 'staff')
    second = await signInStaff(sandbox, 'editor')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const fundOf = async (id: string): Promise<FundDetail> =>
    fundDetailSchema.parse(await (await author.get(`/funds/${id}`)).json())
  const enter = async (body: object): Promise<string> => {
    const response = await author.post('/staff/publications', body)
    expect(response.status).toBe(200)
    return (await response.json()).id
  }
  const decide = (staff: StaffSession, id: string, decision: string) =>
    staff.post(`/staff/publications/${id}/decide`, { decision, reason: null })
  const read = async (id: string) =>
    exactly(publicationSchema, await second.get(`/staff/publications/${id}`, 'fr'))

  /** An investor with a holding, and the share that they hold first. */
  async function holderOf() {
    const users = createUsersApi(sandbox)
    const holder = await users.investor('investor')
    const { holdings } = positionSchema.parse(await (await holder.get('/auth/investors/position')).json())
    const held = holdings.find(({ fund: { status } }) => status === 'open' || status === 'closed')
    if (held === undefined) throw new Error('the investor holds nothing')
    const { shares } = await fundOf(held.fund.id)
    const share = shares.find(({ isin }) => isin === held.share.isin)
    if (share === undefined) throw new Error('the share of a holding is not public')
    const { id: fund } = held.fund
    const figureOf = (kind: string, amount: string, date: string, nature?: string) => ({
      ...{ kind, fund, share: share.id, amount, date },
      ...(nature === undefined ? {} : { nature }),
    })
    const news = async () =>
      notificationListSchema.parse(
        await (await holder.get('/auth/investor-users/notifications?pageSize=100')).json(),
      ).items
    return { figureOf, fund, holder, news, share }
  }

  const emailsOf = async (): Promise<readonly string[]> => {
    await sandbox.settled()
    const { messages } = await (
      await fetch(`${sandbox.url}/mailbox/api/messages?to=investor@sandbox.example`)
    ).json()
    return messages.map(({ subject }: { subject: string }) => subject)
  }

  // P-570
  it('is a call announced ahead, of which every holder gets a notice and an email, with its number and day', async () => {
    const { figureOf, holder, news, share } = await holderOf()
    // Settings are created on first use: earlier notifications are not emailed.
    await holder.get('/auth/investor-users/mail-settings')
    const soon = await author.post(
      '/staff/publications',
      figureOf('call', '10.00', daysFrom(3), 'investments'),
    )
    expect(await faultsOf(soon)).toMatchObject({ errors: [{ path: 'date', code: 'too_soon' }] })
    const bare = await author.post('/staff/publications', figureOf('call', '10.00', daysFrom(30)))
    expect(await faultsOf(bare)).toMatchObject({ errors: [{ path: 'nature', code: 'unknown' }] })
    const id = await enter(figureOf('call', '10.00', daysFrom(30), 'investments'))
    const { change } = await read(id)
    expect(change).toMatchObject({ kind: 'call', nature: 'investments' })
    const before = (await news()).filter(({ kind }) => kind === 'notice').length
    const mailed = (await emailsOf()).length
    await decide(second, id, 'approved')
    const told = (await news()).filter((item) => item.kind === 'notice')
    expect(told).toHaveLength(before + 1)
    const added = told.find((item) => item.due_on === daysFrom(30))
    expect(added).toMatchObject({ date: today, is_read: false, notice: { kind: 'call' } })
    const notice = noticeDetailSchema.parse(
      await (await holder.get(`/auth/investors/notices/${added?.notice.id}`)).json(),
    )
    expect(notice).toMatchObject({ status: 'announced', paid: '0.00', dueOn: daysFrom(30) })
    expect(Number(notice.amount)).toBeGreaterThan(0)
    expect(Number(notice.unfundedBefore) - Number(notice.unfundedAfter)).toBeCloseTo(Number(notice.amount), 2)
    expect(notice.lines).toMatchObject([{ nature: { code: 'investments' }, amount: notice.amount }])
    expect(share.currency).toBe(notice.currency)
    // P-725
    const sample = change.kind === 'call' ? change.sample : undefined
    expect(sample).toMatchObject({ number: notice.number, announced_on: today, due_on: notice.dueOn })
    const each = (amount: string | undefined, quantity: string | undefined) =>
      (Number(amount) / Number(quantity)).toFixed(2)
    expect(each(sample?.amount, sample?.quantity)).toBe('10.00')
    expect((await read(id)).change).toMatchObject({ sample: null })
    const emails = await emailsOf()
    expect(emails).toHaveLength(mailed + 1)
    expect(emails).toContain('Un nouvel avis pour vos fonds')
  })

  // P-570, P-571
  it('is a value or a correction told as new on the day of its approval, as its holders asked to be told', async () => {
    const { figureOf, fund, holder, news, share } = await holderOf()
    await holder.post('/auth/investor-users/mail-settings/update', {
      ...{ notices: 'never', documents: 'never', values: 'at_once' },
    })
    const valued = daysFrom(-40)
    const id = await enter(figureOf('value', '1501.25', valued))
    await decide(second, id, 'approved')
    const told = async () =>
      (await news()).filter((item) => item.kind === 'valuation' && item.valued_on === valued)
    expect(await told()).toMatchObject([{ date: today, net_asset_value: { amount: '1501.25' } }])
    const mailed = (await emailsOf()).filter((subject) => /valeurs? liquidatives?/.test(subject))
    expect(mailed.length).toBeGreaterThan(0)

    const again = await enter(figureOf('value', '1499.75', valued))
    await decide(second, again, 'approved')
    const corrected = await told()
    expect(corrected).toMatchObject([{ date: today, net_asset_value: { amount: '1499.75' }, is_read: false }])
    const mailedAgain = (await emailsOf()).filter((subject) => /valeurs? liquidatives?/.test(subject))
    expect(mailedAgain).toHaveLength(mailed.length + 1)
    const { holdings } = positionSchema.parse(await (await holder.get('/auth/investors/position')).json())
    const values = holdings
      .filter((held) => held.share.isin === share.isin)
      .flatMap((held) => held.values.filter(({ date }) => date === valued))
    expect(values.slice(0, 2)).toMatchObject([
      { publishedOn: today, netAssetValue: '1501.25' },
      { publishedOn: today, netAssetValue: '1499.75' },
    ])
    const { liquidationValues } = (await fundOf(fund)).shares[0] ?? {}
    expect(liquidationValues?.every((value) => Object.keys(value).length === 2)).toBe(true)
  })

  // P-722
  it('is a marketing document with whom and until when it may be shared, which its replacement keeps', async () => {
    const users = createUsersApi(sandbox)
    const advisor = await users.partner('advisor@cgp-demo.example')
    const materialOf = async () =>
      exactly(materialListSchema, await advisor.get('/auth/partners/material?pageSize=100'))
    const [{ fund } = { fund: { id: '' } }] = (await materialOf()).items
    const brochure = (more: object) => ({
      ...{ kind: 'document', fund: fund.id, title_fr: 'Brochure 2026', title_en: 'Brochure 2026' },
      ...{ group: 'marketing', type: 'brochure', sub_type: 'presentation', published_on: today },
      ...{ period_end: null, language: 'fr', access: 'public', replaces: null },
      content: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
      ...more,
    })
    const refusedWith = async (more: object) =>
      faultsOf(await author.post('/staff/publications', brochure(more)))
    expect(await refusedWith({ group: 'legal', audience: 'retail' })).toMatchObject({
      errors: [{ path: 'audience', code: 'not_material' }],
    })
    expect(await refusedWith({ valid_until: daysFrom(-1) })).toMatchObject({
      errors: [{ path: 'valid_until', code: 'before_start' }],
    })
    const past = { valid_from: daysFrom(-9), valid_until: daysFrom(-1) }
    expect(await refusedWith(past)).toMatchObject({ errors: [{ path: 'valid_until', code: 'past' }] })
    const publish = async (more: object) => {
      const id = await enter(brochure(more))
      const { change } = await read(id)
      await decide(second, id, 'approved')
      return change.kind === 'document' ? change.terms : undefined
    }
    const terms = { audience: 'professional', valid_from: today, valid_until: daysFrom(45) }
    expect(await publish({ audience: 'professional', valid_until: daysFrom(45) })).toEqual(terms)
    const published = (await materialOf()).items.find(({ title }) => title === 'Brochure 2026')
    expect(published).toMatchObject({ ...terms, state: 'valid' })
    expect(await publish({ replaces: published?.id, title_fr: 'Brochure 2026 bis' })).toEqual(terms)
    expect((await materialOf()).items.find(({ id }) => id === published?.id)).toMatchObject({
      ...{ ...terms, title: 'Brochure 2026 bis' },
    })
  })
})
