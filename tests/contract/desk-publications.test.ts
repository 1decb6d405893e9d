import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  publicationListSchema,
  publicationSchema,
} from '../../src/contract/product-api/desk-publication.schema.ts'
import { documentSearchSchema } from '../../src/contract/product-api/document.schema.ts'
import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'
import {
  type FundDetail,
  fundDetailSchema,
  fundListSchema,
} from '../../src/contract/product-api/fund.schema.ts'
import { notificationListSchema } from '../../src/contract/product-api/notification.schema.ts'
import { problemSchema } from '../../src/contract/product-api/primitives.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { hookSignature } from '../../src/server/hooks/handle-hook.server.ts'
import { commentsOfVersions } from './document-versions.ts'
import { startHookPortal } from './hook-portal.ts'
import { type StaffSession, signInStaff, staffSession } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session } from './users-api.ts'

const today: string = plainDateAt(new Date())
const secret = 'a secret of thirty-two characters or more'
/** Returns the faults that a refused call reports in its body. */
async function faultsOf(response: Response) {
  return { status: response.status, errors: problemSchema.parse(await response.json()).errors }
}
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`).toString('base64')

// P-461, P-611
describe.each(testedDatabases())('what staff publish on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let portal: Awaited<ReturnType<typeof startHookPortal>>
  let author: StaffSession
  let second: StaffSession
  let third: StaffSession
  /** Funds that may be valued today, each for one test. */
  let funds: string[]

  beforeAll(async () => {
    portal = await startHookPortal()
    sandbox = await startTestSandbox(serverUrl, {
      SANDBOX_PRODUCT_HOOK_URLS: portal.url,
      HOOK_SECRET: secret,
    })
    author = await signInStaff(sandbox, 'staff')
    second = await signInStaff(sandbox, 'editor')
    third = await signInStaff(sandbox, 'desk')
    const open = fundListSchema.parse(await (await author.get('/funds?status=closed&pageSize=50')).json())
    funds = open.items.map(({ id }) => id)
  }, 120_000)
  afterAll(async () => {
    await sandbox.stop()
    portal.stop()
  })

  const fundAt = (turn: number): string => funds[turn] ?? ''
  const fundOf = async (id: string): Promise<FundDetail> =>
    fundDetailSchema.parse(await (await author.get(`/funds/${id}`)).json())
  const shareOf = async (id: string) => {
    const [share] = (await fundOf(id)).shares
    if (share === undefined) throw new Error(`${id} has no share`)
    return share
  }
  const enter = async (body: object): Promise<string> => {
    const response = await author.post('/staff/publications', body)
    expect(response.status).toBe(200)
    return (await response.json()).id
  }
  const decide = (staff: StaffSession, id: string, decision: string, reason: string | null = null) =>
    staff.post(`/staff/publications/${id}/decide`, { decision, reason })
  const read = async (id: string, staff = second, locale: 'fr' | 'en' = 'fr') =>
    exactly(publicationSchema, await staff.get(`/staff/publications/${id}`, locale))
  const figure = async (kind: string, fund: string, amount = '123.45', date = today) => ({
    ...{ kind, fund, amount, date },
    share: (await shareOf(fund)).id,
    ...(kind === 'call' ? { nature: 'investments' } : kind === 'distribution' ? { nature: 'income' } : {}),
  })
  const document = (fund: string, more: object = {}) => ({
    ...{ kind: 'document', fund, title_fr: 'Lettre de novembre', title_en: 'November letter' },
    ...{ group: 'reporting', type: 'investor-letter', sub_type: 'fund-life', published_on: today },
    ...{ period_end: null, language: 'fr', access: 'subscribers', replaces: null, content: pdf('letter') },
    ...more,
  })

  it('is a value that readers see once another has approved it, and portals are told of', async () => {
    const before = await fundOf(fundAt(0))
    const id = await enter(await figure('value', fundAt(0), '123.45'))
    expect((await fundOf(fundAt(0))).latestValue).toEqual(before.latestValue)
    const preview = await read(id)
    expect(preview).toMatchObject({ status: 'submitted', is_own: false, change: { replaces: null } })
    if (preview.change.kind !== 'value') throw new Error('a value is of another kind')
    expect(preview.change.series[0]).toEqual({ date: today, amount: '123.45', is_new: true })

    expect((await decide(second, id, 'approved')).status).toBe(200)
    const { latestValue, shares } = await fundOf(fundAt(0))
    expect(latestValue).toMatchObject({ date: today, netAssetValue: { amount: '123.45' } })
    expect(shares[0]?.liquidationValues.at(-1)).toEqual({ date: today, amount: '123.45' })
    const last = portal.told.at(-1)
    expect(JSON.parse(last?.body ?? '')).toMatchObject({ event: 'value.publish', fund: { id: fundAt(0) } })
    expect(last?.signature).toBe(hookSignature(last?.body ?? '', secret))
  })

  it('is a correction of a value, with what it takes the place of', async () => {
    const { date, amount } = (await shareOf(fundAt(1))).liquidationValues.at(-2) ?? { date: '', amount: '' }
    const id = await enter(await figure('value', fundAt(1), '98.76', date))
    expect((await read(id)).change).toMatchObject({ replaces: amount })
    await decide(second, id, 'approved')
    const { liquidationValues } = await shareOf(fundAt(1))
    expect(liquidationValues.filter((value) => value.date === date)).toEqual([{ date, amount: '98.76' }])
    expect(liquidationValues.map((value) => value.date)).toEqual(
      liquidationValues.map((value) => value.date).toSorted(),
    )
  })

  it.each(['call', 'distribution'] as const)('is a %s, once a day', async (kind) => {
    const id = await enter(await figure(kind, fundAt(2), '12.50'))
    const again = await author.post('/staff/publications', await figure(kind, fundAt(2), '12.50'))
    expect(await faultsOf(again)).toMatchObject({ errors: [{ path: 'date', code: 'waiting' }] })
    await decide(second, id, 'approved')
    const share = await shareOf(fundAt(2))
    const series = kind === 'call' ? share.capitalCalls : share.distributions
    expect(series.at(-1)).toEqual({ date: today, amount: '12.50' })
    const late = await author.post('/staff/publications', await figure(kind, fundAt(2), '13.00'))
    expect(await faultsOf(late)).toMatchObject({ errors: [{ path: 'date', code: 'taken' }] })
  })

  it('is a document, whose file its readers alone get, and who are notified', async () => {
    const users = createUsersApi(sandbox)
    const investor = await users.investor('investor')
    const [fund = ''] = (await (await investor.get(`/auth/investors/${investor.id}`)).json()).funds
    const lettersOf = async (session: Session) => {
      const path = `/auth/investors/funds/${fund}/documents/search?type=investor-letter&pageSize=100`
      const { items } = documentSearchSchema.parse(await (await session.get(path)).json())
      return items.filter(({ title }) => title === 'Lettre de novembre')
    }
    const id = await enter(document(fund))
    expect(await lettersOf(investor)).toEqual([])
    const file = await second.get(`/staff/publications/${id}/content`)
    expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(pdf('letter'))
    await decide(second, id, 'approved')
    const [letter] = await lettersOf(investor)
    expect(letter).toMatchObject({ publishedOn: today, access: 'subscribers', pages: 1 })
    const path = letter?.contentPath ?? ''
    expect(await (await investor.get(path)).text()).toContain('% letter')
    expect((await users.ask(path)).status).toBe(404)
    const { items } = notificationListSchema.parse(
      await (await investor.get('/auth/investor-users/notifications')).json(),
    )
    expect(items.some((item) => item.kind === 'document' && item.document.id === letter?.id)).toBe(true)

    const next = await enter(document(fund, { replaces: letter?.id, content: pdf('corrected') }))
    expect((await read(next)).change).toMatchObject({ replaces: { id: letter?.id } })
    await decide(second, next, 'approved')
    expect((await lettersOf(investor)).map(({ id: known }) => known)).toEqual([letter?.id])
    expect(await commentsOfVersions(investor, letter?.id)).toEqual(['corrected', 'letter'])
  })

  it.each([
    ['not_a_pdf', Buffer.from('GIF89a, named letter.pdf').toString('base64')],
    ['pdf_damaged', Buffer.from('%PDF-1.4 and no end').toString('base64')],
  ])('is refused by what it is: %s', async (code, content) => {
    const refused = await author.post('/staff/publications', document(fundAt(0), { content }))
    expect(await faultsOf(refused)).toMatchObject({ status: 422, errors: [{ path: 'content', code }] })
  })

  it.each([
    ['a day to come', { date: '2099-01-01' }, 'date', 'future'],
    ['a day before the share', { date: '1999-01-01' }, 'date', 'before_start'],
    ['nothing', { amount: '0.00' }, 'amount', 'out_of_range'],
    ['less than nothing', { amount: '-5' }, 'amount', 'out_of_range'],
    ['the share of another fund', { fund: 'fnd-1' }, 'share', 'unknown'],
  ])('is refused with %s', async (_, wrong, path, code) => {
    const body = { ...(await figure('value', fundAt(3))), ...wrong }
    const refused = await author.post('/staff/publications', body)
    expect(await faultsOf(refused)).toMatchObject({ status: 422, errors: [{ path, code }] })
  })

  it('is neither approved nor refused by its author, who may withdraw it, and nobody else', async () => {
    const id = await enter(await figure('value', fundAt(4)))
    const own = { errors: [{ path: 'decision', code: 'own' }] }
    expect(await faultsOf(await decide(author, id, 'approved'))).toMatchObject(own)
    expect(await faultsOf(await decide(author, id, 'refused', 'No'))).toMatchObject(own)
    expect(await faultsOf(await decide(second, id, 'withdrawn'))).toMatchObject({
      errors: [{ path: 'decision', code: 'others' }],
    })
    expect((await read(id)).status).toBe('submitted')
    expect((await decide(author, id, 'withdrawn')).status).toBe(200)
    expect((await decide(second, id, 'approved')).status).toBe(409)
  })

  it('is refused with a reason, and stays unseen', async () => {
    const before = await fundOf(fundAt(5))
    const id = await enter(await figure('value', fundAt(5)))
    expect(await faultsOf(await decide(second, id, 'refused', ' '))).toMatchObject({
      errors: [{ path: 'reason', code: 'reason_missing' }],
    })
    expect((await decide(second, id, 'refused', 'Le rapport dit 132,45')).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'refused', reason: 'Le rapport dit 132,45' })
    expect((await fundOf(fundAt(5))).shares).toEqual(before.shares)
  })

  it('is decided once, of two who decide at once', async () => {
    const id = await enter(await figure('distribution', fundAt(6), '7.00'))
    const answers = await Promise.all([
      decide(second, id, 'approved'),
      decide(third, id, 'refused', 'Montant erroné'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { status } = await read(id)
    const isPaid = (await shareOf(fundAt(6))).distributions.at(-1)?.amount === '7.00'
    expect(isPaid).toBe(status === 'approved')
  })

  it('is listed with what waits, the longest first, and what was decided', async () => {
    const list = async (state: string) =>
      (
        await exactly(
          publicationListSchema,
          await second.get(`/staff/publications?state=${state}&pageSize=100`, 'en'),
        )
      ).items
    const waiting = await enter(await figure('value', fundAt(7), '55.00'))
    const [_ofSeed, ...others] = await list('open')
    expect(others).toMatchObject([{ id: waiting, kind: 'value', is_own: false, entered_by: 'staff' }])
    const decided = await list('decided')
    expect(decided.length).toBeGreaterThan(5)
    expect(decided.every(({ status }) => status !== 'submitted')).toBe(true)
  })

  it('is of staff alone: every other token is refused, on each of their calls', async () => {
    const users = createUsersApi(sandbox)
    const investor = (await users.investor('investor')).authorization
    const partner = (await users.partner('partner-chosen@banque-demo.example')).authorization
    const reader = await signInStaff(sandbox, 'reader')
    const others = [undefined, 'Bearer none', investor, partner].map((token) => staffSession(sandbox, token))
    const calls = allProductEndpoints.filter(({ access }) => access === 'staff')
    expect(calls.length).toBeGreaterThan(3)
    for (const { method, path } of calls) {
      const target = path.replace('{id}', 'x-1')
      for (const other of others) {
        const reply = method === 'GET' ? await other.get(target) : await other.post(target, {})
        expect([reply.status, target]).toEqual([401, target])
      }
      const refused = method === 'GET' ? await reader.get(target) : await reader.post(target, {})
      expect([refused.status, target]).toEqual([403, target])
    }
  })
})
