import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../sandbox/seed/demo-people.ts'
import { personalDataSchema } from '../../src/contract/product-api/account.schema.ts'
import { staffPersonSchema, supportViewSchema } from '../../src/contract/product-api/desk-people.schema.ts'
import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'
import { consolidatedPositionSchema } from '../../src/contract/product-api/mandate.schema.ts'
import { noticeDetailSchema, noticeListSchema } from '../../src/contract/product-api/notice.schema.ts'
import { mandatedCalls } from '../../src/contract/product-api/other-account-endpoints.ts'
import { positionSchema } from '../../src/contract/product-api/position.schema.ts'
import {
  changedQuestionSchema,
  questionDetailSchema,
} from '../../src/contract/product-api/question.schema.ts'
import { guestPath } from './guest-api.ts'
import { actFor, mandatePath, mandatesOf } from './mandate-api.ts'
import { signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, investorUser, refusalOf, type Session, type UsersApi } from './users-api.ts'

const company = 'Roumegoux Participations'
const family = 'SCI Les Tilleuls'
const positionPath = '/auth/investors/position'

describe.each(testedDatabases())('mandates on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  let person: Session

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
    person = await api.investor('investor-hats')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const sessionFor = async (holder: string, who = person) => {
    const { holder_id, token } = await actFor(who, holder)
    return api.sessionOf(holder_id, token)
  }

  // P-690
  it('in force are listed by the holder’s name, with what they cover and allow, and those that are over are not', async () => {
    const { given, held } = await mandatesOf(person)
    expect(held.map(({ holder, power, scope, until }) => [holder, scope, power, until])).toEqual([
      [company, 'both', 'act', null],
      [family, 'figures', 'read', null],
    ])
    expect(given).toEqual([])
    const holder = await mandatesOf(await api.investor('investor-family'))
    expect((await investorUser(await api.investor('investor-family'))).is_represented).toBe(true)
    expect((await investorUser(person)).is_represented).toBe(false)
    expect(holder.given.map(({ person: name, power, scope }) => [name, scope, power])).toEqual([
      ['Maxence Orvault', 'documents', 'act'],
      ['Anaïs Roumegoux', 'figures', 'read'],
    ])
    // An account without mandates has two empty lists.
    expect(await mandatesOf(await api.investor('investor-five'))).toEqual({ held: [], given: [] })
  })

  // P-691
  it('show the holder’s position to the person, as the holder sees it', async () => {
    const view = await sessionFor(company)
    expect(await investorUser(view)).toMatchObject({
      legal_entity: { social_reason: company },
      rights: ['funds:read', 'documents:read'],
    })
    const seen = await exactly(positionSchema, await view.get(positionPath))
    const own = await api.investor('investor-holding')
    const shown = await exactly(positionSchema, await own.get(positionPath))
    expect(seen.holdings).toEqual(shown.holdings)
    expect(seen.due).toEqual(shown.due)
  })

  // P-692
  it('cover no more than their part, and allow to act only where they say so', async () => {
    const view = await sessionFor(family)
    expect((await investorUser(view)).rights).toEqual(['funds:read'])
    expect((await view.get('/auth/investors/documents/search')).status).toBe(403)
    expect((await view.get(guestPath)).status).toBe(403)
    const asked = await view.post('/auth/investors/questions', { subject: 'Valeur', text: 'Quand ?' })
    expect(asked.status).toBe(403)
  })

  // P-692
  it('give nothing of the holder’s sign-in, profile and personal data, by any call of the contract', async () => {
    const view = await sessionFor(company)
    const closed = allProductEndpoints.filter(
      ({ access, method, path }) =>
        access === 'authenticated' &&
        path.startsWith('/auth/investor') &&
        !Object.hasOwn(mandatedCalls, `${method} ${path}`),
    )
    expect(closed.length).toBeGreaterThan(20)
    for (const { method, path } of closed) {
      const address = path.replace('{id}', 'x-1')
      const answered = method === 'GET' ? view.get(address) : view.post(address, {})
      expect((await answered).status, `${method} ${path}`).toBe(403)
    }
  })

  // P-693
  it('name who acts: in a question to the desk, and in the audit log', async () => {
    const view = await sessionFor(company)
    const body = { subject: 'Appel', text: 'Pouvons-nous payer en deux fois ?' }
    const { id } = await exactly(changedQuestionSchema, await view.post('/auth/investors/questions', body))
    const thread = await exactly(questionDetailSchema, await view.get(`/auth/investors/questions/${id}`))
    expect(thread.messages[0]?.name).toBe('Anaïs Roumegoux')
    const staff = await signInStaff(sandbox, 'staff')
    const { log } = await exactly(staffPersonSchema, await staff.get(`/staff/people/${person.id}`))
    expect(log[0]).toMatchObject({ action: 'acted_by_mandate', actor: 'investor-hats@sandbox.example' })
  })

  // P-693
  it('take the proof of the person who acts, and show account numbers in that view alone', async () => {
    const view = await sessionFor(company)
    const list = await exactly(noticeListSchema, await view.get('/auth/investors/notices?state=open'))
    const call = list.items.find(({ kind }) => kind === 'call')
    const ibanOf = async (session: Session) => {
      const detail = await session.get(`/auth/investors/notices/${call?.id}`)
      return (await exactly(noticeDetailSchema, detail)).payee?.iban
    }
    expect(await ibanOf(view)).toBeNull()
    const wrong = await view.post('/auth/investor-users/step-up', { proof: { password: 'wrong' } })
    expect(wrong.status).toBe(422)
    const proven = await view.post('/auth/investor-users/step-up', { proof: { password: demoPassword } })
    expect(proven.status).toBe(200)
    expect(await ibanOf(view)).toMatch(/^FR/)
    expect(await ibanOf(await api.investor('investor-holding'))).toBeNull()
    const acknowledged = await view.post(`/auth/investors/notices/${call?.id}/acknowledgement`, {})
    expect(acknowledged.status).toBe(200)
  })

  // P-692
  it('show the holder’s name, and of the profile nothing else', async () => {
    const user = await investorUser(await sessionFor(company))
    expect(user).toMatchObject({
      email: 'investor-hats@sandbox.example',
      telephone: null,
      legal_entity: { social_reason: company, identification_number: '', registered_address: '' },
      mandates: [],
    })
    expect(JSON.stringify(user)).not.toMatch(/investor-holding|999999972|Exemples-Inventés|\+33/)
  })

  // P-463
  it('are not for staff who view the portal as the person', async () => {
    const staff = await signInStaff(sandbox, 'staff')
    const body = { reason: 'Une question de ma part' }
    const reply = await staff.post(`/staff/people/${person.id}/views`, body)
    const { token } = await exactly(supportViewSchema, reply)
    const view = api.sessionOf(person.id, token)
    expect((await investorUser(view)).mandates).toEqual([])
    for (const path of [mandatePath, '/auth/investors/consolidated-position'])
      expect([path, (await view.get(path)).status]).toEqual([path, 403])
  })

  // P-694
  it('give one consolidated position: the person’s own first, then each holder whose figures they cover', async () => {
    const read = async (session: Session, query = '') =>
      (
        await exactly(
          consolidatedPositionSchema,
          await session.get(`/auth/investors/consolidated-position${query}`),
        )
      ).portfolios
    const portfolios = await read(person)
    expect(portfolios.map(({ holder, mandate }) => [holder, mandate === null])).toEqual([
      ['Anaïs Roumegoux', true],
      [company, false],
      [family, false],
    ])
    const currencies = portfolios.map(({ position }) => [
      ...new Set(position.holdings.map(({ currency }) => currency)),
    ])
    expect(currencies[1]?.toSorted()).toEqual(['EUR', 'USD'])
    const past = await read(person, '?date=2023-06-30')
    expect(past.every(({ position }) => position.asOf === '2023-06-30' && position.due === null)).toBe(true)
    // A mandate for documents gives no figures.
    const other = await read(await api.investor('investor-one'))
    expect(other.map(({ holder }) => holder)).toEqual(['Maxence Orvault'])
  })

  // P-694
  it('carry a transfer between the person and the company in both, of one amount', async () => {
    const { portfolios } = consolidatedPositionSchema.parse(
      await (await person.get('/auth/investors/consolidated-position')).json(),
    )
    const transfers = portfolios.flatMap(({ holder, position }) =>
      position.holdings.flatMap(({ movements }) =>
        movements
          .filter(({ kind }) => kind.startsWith('transfer'))
          .map(({ amount, date, kind }) => ({ amount, date, kind, holder })),
      ),
    )
    const [out, taken] = transfers
    expect(transfers.map(({ holder, kind }) => [kind, holder])).toEqual([
      ['transfer_out', 'Anaïs Roumegoux'],
      ['transfer_in', company],
    ])
    expect([out?.amount, out?.date]).toEqual([taken?.amount, taken?.date])
  })

  // P-695
  it('end with the sign-in that began them, and by their own call', async () => {
    const [one, other] = [await api.investor('investor-hats'), await api.investor('investor-hats')]
    const [viewOfOne, viewOfOther] = [await sessionFor(company, one), await sessionFor(company, other)]
    const statusOf = async (view: Session) => (await view.get(positionPath)).status
    expect([await statusOf(viewOfOne), await statusOf(viewOfOther)]).toEqual([200, 200])
    expect((await one.post('/auth/investor-users/sessions/end', { which: 'this' })).status).toBe(200)
    expect([await statusOf(viewOfOne), await statusOf(viewOfOther)]).toEqual([401, 200])
    const [mandate] = (await mandatesOf(other)).held
    expect((await other.post(`${mandatePath}/${mandate?.id}/close`, {})).status).toBe(200)
    expect(await statusOf(viewOfOther)).toBe(401)
  })

  // P-690
  it('are nobody else’s, and of nobody whom staff have not verified', async () => {
    const [mandate] = (await mandatesOf(person)).held
    const stranger = await api.investor('investor-one')
    expect(await refusalOf(await stranger.post(`${mandatePath}/${mandate?.id}/open`, {}))).toEqual([
      404,
      'not_found',
      undefined,
    ])
    expect((await (await api.investor('investor-pending')).get(mandatePath)).status).toBe(403)
  })

  // P-690
  it('are in the personal data of who holds them and of who gave them', async () => {
    const titlesOf = async (session: Session) => {
      const read = await session.get('/auth/investor-users/personal-data')
      return (await exactly(personalDataSchema, read)).sections.map(({ id }) => id)
    }
    expect(await titlesOf(person)).toContain('mandates_held')
    expect(await titlesOf(await api.investor('investor-family'))).toContain('mandates_given')
  })
})
