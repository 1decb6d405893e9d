import { eq } from 'drizzle-orm'
import type { SubscriptionPayment } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import { earliestDueDate } from '../../src/lib/business-days.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { parsePlainDate } from '../../src/lib/plain-date.ts'
import type { Db } from '../database/open-database.ts'
import { fundDetails } from '../database/schema/index.ts'
import { findCollectionAccount } from '../product/notices/notice-rows.ts'
import { manager } from '../seed/manager.ts'
import { type NamedRequest, referenceOf } from './advisor-subscriptions.ts'

/** Ten business days after the acceptance, but not after the end of the fund's subscription period. */
function dueOnOf({ history }: NamedRequest['row'], closesOn: string | null): string | undefined {
  const acceptedAt = history.findLast(({ status }) => status === 'accepted')?.at
  const acceptedOn = acceptedAt && parsePlainDate(plainDateAt(new Date(acceptedAt)))
  if (!acceptedOn) return undefined
  const dueOn = earliestDueDate(acceptedOn)
  return closesOn !== null && closesOn >= acceptedOn && closesOn < dueOn ? closesOn : dueOn
}

/** Returns the payment of an accepted request: amount, due date and account (P-484); null for any other. */
export async function paymentOf(
  db: Db,
  { fund, row }: NamedRequest,
  locale: 'fr' | 'en',
): Promise<SubscriptionPayment | null> {
  if (row.status !== 'accepted') return null
  const [account, [details]] = await Promise.all([
    findCollectionAccount(db, fund.id),
    db.select().from(fundDetails).where(eq(fundDetails.fundId, fund.id)).limit(1),
  ])
  const dueOn = dueOnOf(row, details?.subscriptionClosesOn ?? null)
  if (account === undefined || dueOn === undefined) return null
  return {
    amount: { amount: row.amount, currency: row.currency },
    due_on: dueOn,
    reference: referenceOf(row),
    holder: account.holder,
    bank: account.bank,
    iban_end: account.iban.slice(-4),
    telephone: manager[locale].phone,
  }
}
