import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { managerTimeZone } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { funds, holdings, publications } from '../../database/schema/index.ts'
import { readPage } from '../read-page.ts'
import { isAgreed } from '../rights/agreements.ts'
import { rightsOf } from '../users/caller.ts'
import { fundsOf } from '../users/fund-access.ts'

/** Who reads letters: an account, with the funds that it may currently see. */
export type LetterReader = { readonly account: Account; readonly fundNumbers: readonly number[] }

/** Returns an account as a reader of letters; without the right to its funds it has none. */
export async function letterReaderOf(db: Db, account: Account): Promise<LetterReader> {
  const mayRead = rightsOf(account).includes('funds:read')
  return { account, fundNumbers: mayRead ? await fundsOf(db, account) : [] }
}

/** The day of a letter: that of its approval, where the manager is. */
export const sentOn: SQL<string> = sql`(${publications.decidedAt} at time zone ${managerTimeZone})::date`

/**
 * Condition of the approved letters to a reader, in queries of `publications`: of funds held on the day of the letter;
 * for a partner, of funds that their team distributes, where the letter is to partners too (P-814).
 */
export function isTo({ account, fundNumbers }: LetterReader): SQL {
  if (fundNumbers.length === 0) return sql`false`
  const { accountId, fundId, subscribedOn } = holdings
  const isConcerned =
    account.role === 'partner_user'
      ? sql`${publications.entry} ->> 'readers' = 'holders_and_partners'`
      : sql`exists (select 1 from ${holdings} where ${accountId} = ${account.id}
          and ${fundId} = ${publications.fundId} and ${subscribedOn} <= ${sentOn})`
  return sql`(${publications.kind} = 'letter' and ${publications.status} = 'approved'
    and ${publications.fundId} in ${fundNumbers} and ${isConcerned})`
}

const columns = {
  id: publications.id,
  entry: publications.entry,
  fund: funds,
  sentOn: sql`${sentOn}::text`.mapWith(String),
  total: sql`count(*) over ()`.mapWith(Number),
}

/** A letter with its fund, and the number of letters that the query found. */
export type LetterRow = Awaited<ReturnType<typeof read>>[number]

const read = (db: Db, condition: SQL | undefined, [limit, offset]: readonly [number, number]) =>
  db
    .select(columns)
    .from(publications)
    .innerJoin(funds, eq(funds.id, publications.fundId))
    .where(condition)
    .orderBy(desc(publications.decidedAt), desc(publications.id))
    .limit(limit)
    .offset(offset)

/** Reads one page of the letters to a reader, the newest first. */
export const readLetters = (
  db: Db,
  reader: LetterReader,
  page: { readonly page: number; readonly pageSize: number },
) => readPage(page, (limit, offset) => read(db, isTo(reader), [limit, offset]))

/** Finds a letter to a reader by its wire id: another's is like one that does not exist. */
export async function findLetter(db: Db, reader: LetterReader, id: string): Promise<LetterRow | undefined> {
  const number = Number(/^ltr-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)
  const [found] = await read(db, and(eq(publications.id, number), isTo(reader)), [1, 0])
  return found
}

const countsSchema = z.object({
  rows: z.array(z.object({ holders: z.coerce.number(), partners: z.coerce.number() })).length(1),
})

/** Counts the accounts that a letter about a fund reaches if it is approved on a day. */
export async function countReaders(
  db: Db,
  { fundId, today }: { readonly fundId: number; readonly today: string },
): Promise<{ readonly holders: number; readonly partners: number }> {
  const counted = await db.execute(sql`select
    (select count(distinct account_id) from holdings where fund_id = ${fundId} and subscribed_on <= ${today}) as holders,
    (select count(*) from accounts inner join teams on teams.id = accounts.team_id and teams.is_approved
      inner join team_funds on team_funds.team_id = teams.id and team_funds.fund_id = ${fundId}
      where accounts.role = 'partner_user' and accounts.verification = 'approved'
        and accounts.rights @> '["funds:read"]'::jsonb and ${isAgreed}) as partners`)
  const [counts = { holders: 0, partners: 0 }] = countsSchema.parse(counted).rows
  return counts
}
