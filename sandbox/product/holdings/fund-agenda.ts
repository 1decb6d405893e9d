import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FundAgenda, FundEventKind } from '../../../src/contract/product-api/own-funds.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, fundDetails, fundShares, funds } from '../../database/schema/index.ts'
import { monthEndAfter } from '../../seed/plain-dates.ts'
import { isInForce } from '../documents/document-views.ts'

type Locale = 'fr' | 'en'
type FundEvent = { readonly kind: FundEventKind; readonly date: string }

const monthsBetween = { month: 1, quarter: 3, semester: 6, year: 12 } as const

type DatesRow = {
  readonly status: string
  readonly closesOn: string | null
  readonly blockedUntil: string | null
  readonly periodicity: string
  readonly lastValuationDate: string | null
}

const isPeriodicity = (text: string): text is keyof typeof monthsBetween => Object.hasOwn(monthsBetween, text)

/** The first valuation day of the share after `today`; none for a liquidated fund. */
function nextValuation({ status, periodicity, lastValuationDate }: DatesRow, today: string): string | null {
  if (status === 'liquidation' || lastValuationDate === null || !isPeriodicity(periodicity)) return null
  let next = lastValuationDate
  while (next <= today) next = monthEndAfter(next, monthsBetween[periodicity])
  return next
}

function nextDateOf(row: DatesRow, today: string): FundEvent | null {
  const events: readonly { readonly kind: FundEventKind; readonly date: string | null }[] = [
    { kind: 'subscription_end', date: row.status === 'open' ? row.closesOn : null },
    { kind: 'blocking_end', date: row.status === 'liquidation' ? null : row.blockedUntil },
    { kind: 'valuation', date: nextValuation(row, today) },
  ]
  const coming = events.filter((event): event is FundEvent => event.date !== null && event.date > today)
  return coming.toSorted((left, right) => left.date.localeCompare(right.date))[0] ?? null
}

function selectDates(db: Db, fundNumbers: readonly number[]) {
  return db
    .select({
      fundId: funds.id,
      status: funds.status,
      closesOn: fundDetails.subscriptionClosesOn,
      blockedUntil: funds.lockUpUntil,
      periodicity: fundShares.periodicity,
      lastValuationDate: fundShares.lastValuationDate,
      position: fundShares.position,
    })
    .from(funds)
    .innerJoin(fundDetails, eq(fundDetails.fundId, funds.id))
    .innerJoin(fundShares, eq(fundShares.fundId, funds.id))
    .where(inArray(funds.id, [...fundNumbers]))
    .orderBy(asc(funds.id), asc(fundShares.position))
}

/** Selects the newest documents; among those of one day, the one in the reader's language. */
function selectNewestDocuments(db: Db, fundNumbers: readonly number[], locale: Locale) {
  const isOfReader = sql`(${documents.language} = ${locale})`
  return db
    .selectDistinctOn([documents.fundId], {
      fundId: documents.fundId,
      id: documents.id,
      title: documents.title,
      publishedOn: documents.publishedOn,
    })
    .from(documents)
    .where(and(inArray(documents.fundId, [...fundNumbers]), isInForce))
    .orderBy(asc(documents.fundId), desc(documents.publishedOn), desc(isOfReader), desc(documents.id))
}

/** Returns the newest document and the next date after `today` of each of these funds. */
export async function fundAgenda(
  db: Db,
  fundNumbers: readonly number[],
  { locale, today }: { readonly locale: Locale; readonly today: string },
): Promise<FundAgenda> {
  if (fundNumbers.length === 0) return { items: [] }
  const dates = await selectDates(db, fundNumbers)
  const newest = await selectNewestDocuments(db, fundNumbers, locale)
  return {
    items: fundNumbers.map((number) => {
      const row = dates.find(({ fundId }) => fundId === number)
      const document = newest.find(({ fundId }) => fundId === number)
      return {
        fundId: `fnd-${number}`,
        newestDocument:
          document === undefined
            ? null
            : {
                id: `doc-${document.id}`,
                title: document.title[locale],
                publishedOn: document.publishedOn,
              },
        nextDate: row === undefined ? null : nextDateOf(row, today),
      }
    }),
  }
}
