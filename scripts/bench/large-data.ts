import { PlainError } from '../lib/project.ts'

/** Runs a statement of one database, and gives its rows. */
export type RunSql = (statement: string, values?: readonly unknown[]) => Promise<readonly object[]>

/** Whose pages are measured: users of the seed. */
export const largeReader = { email: 'investor-thirty@sandbox.example', client: 'investor' } as const
export const largePartner = { email: 'partner-one@mutuelle-demo.example', client: 'partner' } as const

/** An administrator of a team, who may invite by a list. */
export const largeInviter = { email: 'advisor@cgp-demo.example', client: 'partner' } as const

/** How much a large house has of everything. */
export const largeSizes = { documents: 10_000, pagesOfDocument: 10, subscriptions: 50_000 } as const

/** A word of one page in ten, and the beginning of the names of one client in ten. */
export const searched = { word: 'tresorerie', client: 'Kervadec' } as const

/** Above those of the seed, and of what staff publish. */
const firstDocument = 500_000_000

/**
 * Documents of the funds that the reader holds, each like one of the seed, spread over sixteen years. Their files and
 * texts are known, as those of a house are.
 */
const documentsStatement = `
  with template as (
    select row_number() over (order by documents.id) as number, count(*) over () as total, documents.*
    from documents where fund_id in (
      select fund_id from holdings inner join accounts on accounts.id = holdings.account_id where email = $1)
  )
  insert into documents (id, fund_id, title, document_group, type, sub_type, year, published_on, language, pages, access,
    bytes, sha256, indexed_sha256)
  select ${firstDocument} + n, fund_id, title, document_group, type, sub_type, 2010 + n % 16,
    date '2010-01-01' + n % 5800, 'fr', ${largeSizes.pagesOfDocument}, 'subscribers', 30000 + n, sum, sum
  from generate_series(1, ${largeSizes.documents}) n inner join template on template.number = 1 + n % template.total,
    encode(sha256(n::text::bytea), 'hex') sum`

/** Their pages: eighty words out of three thousand, so that the index is of the size that real texts have. */
const pagesStatement = `
  insert into document_pages (document_id, page, language, text)
  select ${firstDocument} + n, page, 'fr', case when (n + page) % 10 = 0 then '${searched.word} ' else '' end || (
    select string_agg(translate(left(md5(((n * 31 + page * 17 + word * word) % 3000)::text), 9), '0123456789', 'ghijklmnop'), ' ')
    from generate_series(1, 80) word)
  from generate_series(1, ${largeSizes.documents}) n, generate_series(1, ${largeSizes.pagesOfDocument}) page`

/** Subscriptions of clients of the partner's team, each like one of the seed, over ten years, and each of another client. */
const subscriptionsStatement = `
  with own as (
    select team_id, coalesce(chosen_partner_id, partner_id) as partner_id from accounts where email = $1
  ), template as (
    select row_number() over (order by id) as number, count(*) over () as total, client_subscriptions.*
    from client_subscriptions
  )
  insert into client_subscriptions
    (team_id, partner_id, client_name, client_sort, fund_id, share_id, amount, currency, subscribed_on, status)
  select own.team_id, own.partner_id, name || ' ' || n, lower(name) || ' ' || n, fund_id, share_id,
    amount + n % 1000, currency, current_date - n % 3650, status
  from generate_series(1, ${largeSizes.subscriptions}) n
  inner join template on template.number = 1 + n % template.total, own,
  lateral (select case when n % 10 = 0 then '${searched.client}' else 'Client' end as name) named`

/** Fills the database of a seeded sandbox with the rows of a large house. */
export async function fillLarge(run: RunSql): Promise<void> {
  await run(documentsStatement, [largeReader.email])
  await run(pagesStatement)
  await run(subscriptionsStatement, [largePartner.email])
  // As a server's autovacuum leaves it, which would else do so in the middle of the measurement.
  await run('vacuum analyze')
  const [counts] = await run(`select
    (select count(*) from documents where id > ${firstDocument})::int as documents,
    (select count(*) from document_pages where document_id > ${firstDocument})::int as pages,
    (select count(*) from client_subscriptions)::int as subscriptions`)
  const { documents, pagesOfDocument, subscriptions } = largeSizes
  const known: Readonly<Record<string, unknown>> = { ...counts }
  const isFilled =
    known.documents === documents &&
    known.pages === documents * pagesOfDocument &&
    Number(known.subscriptions) >= subscriptions
  if (!isFilled) throw new PlainError(`The database was not filled: ${JSON.stringify(counts)}.`)
}
