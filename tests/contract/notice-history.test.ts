import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type NoticeDetail,
  noticeDetailSchema,
  noticeListSchema,
} from '../../src/contract/product-api/notice.schema.ts'
import { type PositionMovement, positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { earliestDueDate, isBusinessDay } from '../../src/lib/business-days.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { addYears, parsePlainDate } from '../../src/lib/plain-date.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

const cents = (amount: string): number => Math.round(Number(amount) * 100)

/** Funds with hand-written notices, besides their pending ones. */
const plannedFunds = ['fnd-2', 'fnd-13', 'fnd-14', 'fnd-26']

describe.each(testedDatabases())('two years of notices on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  const since = addYears(plainDateAt(new Date()), -2)

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  async function detailsOf(session: Session): Promise<NoticeDetail[]> {
    const { items } = await exactly(
      noticeListSchema,
      await session.get('/auth/investors/notices?pageSize=100'),
    )
    const told = items.filter(({ fund }) => !plannedFunds.includes(fund.id))
    return Promise.all(
      told.map(async ({ id }) =>
        exactly(noticeDetailSchema, await session.get(`/auth/investors/notices/${id}`)),
      ),
    )
  }

  const unfunded = (movements: readonly PositionMovement[]) =>
    movements.reduce(
      (sum, { effect }) => sum + cents(effect.commitment) - cents(effect.called) + cents(effect.recallable),
      0,
    )

  // P-615
  it.each(['investor-one', 'investor-five', 'investor-company', 'investor-thirty'])(
    'tell of every payment and distribution of the professional funds of %s, to the cent',
    async (name) => {
      const session = await api.investor(name)
      const { holdings } = await exactly(positionSchema, await session.get('/auth/investors/position'))
      const details = await detailsOf(session)
      const told = new Map(details.map((detail) => [detail.id, detail]))
      const professional = holdings.filter(
        ({ fund }) => fund.legalForm === 'FPCI' && !plannedFunds.includes(fund.id),
      )
      for (const { movements } of professional) {
        for (const [index, { amount, date, kind, notice }] of movements.entries()) {
          if (date < since || !['payment', 'distribution'].includes(kind) || cents(amount) === 0) continue
          const detail = told.get(notice ?? '')
          expect(detail, `${kind} of ${date}`).toBeDefined()
          expect([detail?.amount, detail?.status]).toEqual([amount, 'paid'])
          expect(cents(detail?.unfundedAfter ?? '')).toBe(unfunded(movements.slice(0, index + 1)))
          expect(detail?.lines.reduce((sum, line) => sum + cents(line.amount), 0)).toBe(cents(amount))
          told.delete(notice ?? '')
        }
      }
      expect([...told.keys()]).toEqual([])
      if (name === 'investor-thirty') expect(details.length).toBeGreaterThan(10)
    },
  )

  // P-430, P-431
  it('are due on business days, calls ten of them after their announcement', async () => {
    for (const { announcedOn, dueOn, kind } of await detailsOf(await api.investor('investor-thirty'))) {
      const [announced, due] = [parsePlainDate(announcedOn), parsePlainDate(dueOn)]
      if (announced === null || due === null) throw new Error('a notice has no day')
      expect(isBusinessDay(due)).toBe(true)
      if (kind === 'call') expect(due >= earliestDueDate(announced)).toBe(true)
    }
  })
})
