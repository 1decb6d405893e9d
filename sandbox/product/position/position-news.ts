import { Big } from 'big.js'
import { and, asc, desc, eq, gt, gte, inArray, lte, or } from 'drizzle-orm'
import type { Position } from '../../../src/contract/product-api/position.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, funds, notices } from '../../database/schema/index.ts'
import { inOneLanguage, isInForce } from '../documents/document-views.ts'
import { paidBy } from '../notices/notice-views.ts'
import { fundsOf } from '../users/fund-access.ts'

const mostDocuments = 50
const mostNotices = 50

/** Whose news are read: since the day of the last visit (null for a first one), as of today. */
type Asked = {
  readonly locale: 'fr' | 'en'
  readonly since: string | null
  readonly today: string
}

type Documents = NonNullable<Position['documents']>
type Notices = NonNullable<Position['notices']>

const fund = { id: funds.id, name: funds.name }
const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id: `fnd-${id}`, name })

/** Reads the documents of the account's funds that were published since its last visit, newest first. */
export async function readNewDocuments(db: Db, account: Account, asked: Asked): Promise<Documents> {
  const { locale, since, today } = asked
  if (since === null) return []
  const own = await fundsOf(db, account)
  if (own.length === 0) return []
  const isNew = and(
    inArray(documents.fundId, [...own]),
    inArray(documents.access, ['public', 'subscribers']),
    gt(documents.publishedOn, since),
    lte(documents.publishedOn, today),
    isInForce,
    inOneLanguage(locale),
  )
  const { id, publishedOn, title } = documents
  const rows = await db
    .select({ id, title, publishedOn, fund })
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(isNew)
    .orderBy(desc(publishedOn), desc(id))
    .limit(mostDocuments)
  return rows.map((row) => ({
    document: `doc-${row.id}`,
    title: row.title[locale],
    publishedOn: row.publishedOn,
    fund: named(row.fund),
  }))
}

/**
 * Reads the account's notices that were announced since its last visit, or whose day is to come, acknowledged or not; by
 * due date.
 */
export async function readNewNotices(db: Db, account: Account, asked: Asked): Promise<Notices> {
  const { since, today } = asked
  const isToCome = gte(notices.dueOn, today)
  const isShown = and(
    eq(notices.accountId, account.id),
    lte(notices.announcedOn, today),
    since === null ? isToCome : or(gt(notices.announcedOn, since), isToCome),
  )
  const rows = await db
    .select({ notice: notices, fund })
    .from(notices)
    .innerJoin(funds, eq(funds.id, notices.fundId))
    .where(isShown)
    .orderBy(asc(notices.dueOn), asc(notices.id))
    .limit(mostNotices)
  return rows.map((row) => {
    const { amount, announcedOn, currency, dueOn, id, kind, number } = row.notice
    return {
      notice: `ntc-${id}`,
      noticeKind: kind,
      number,
      fund: named(row.fund),
      announcedOn,
      dueOn,
      amount,
      currency,
      isPaid: new Big(paidBy(row.notice, today)).gte(amount),
    }
  })
}
