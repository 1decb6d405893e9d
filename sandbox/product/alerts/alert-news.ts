import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { managerTimeZone, plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import {
  contentEntries,
  documents,
  fundShares,
  funds,
  type mailAlerts,
  newsletterTexts,
  publications,
  restatedValues,
} from '../../database/schema/index.ts'
import { inOneLanguage, isInForce } from '../documents/document-views.ts'

type Asked = Pick<typeof mailAlerts.$inferSelect, 'funds' | 'locale' | 'topic'>

/** Age up to which news of funds are told, in days: a mail server that is away for longer loses them. */
const daysTold = 30
/** Type of the share that carries the management team's interest: never public. */
const carriedInterestType = 'B'

const newsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['article', 'guide', 'white-book', 'document', 'value']),
    /** Name of the fund, for its news. */
    fund: z.string().nullable(),
    /** Title of a text or document; the day valued (`YYYY-MM-DD`) of a value. */
    title: z.string(),
    /** Last parts of the address of the page, without slashes around. */
    path: z.string(),
  }),
)

/** One piece of public news. */
export type AlertNews = z.infer<typeof newsSchema>[number]

/** Category in the address of a text without one, by its type and language: that of the portal (P-837). */
export const categoriesOfNone = {
  guide: { fr: 'placement', en: 'placement' },
  article: { fr: 'actualites', en: 'news' },
} as const

const categoryOf = (locale: Asked['locale']): SQL => sql`coalesce(category.data ->> 'slug',
  case text.type when 'guide' then ${categoriesOfNone.guide[locale]} else ${categoriesOfNone.article[locale]} end)`

/** Published texts in a language, as everybody may read them, that have an address there: own ones, and a Strapi's. */
const textNews = (locale: Asked['locale']): SQL => sql`
  select 'text-' || id as id, kind, null as fund, title, path, published_at as at
  from ${newsletterTexts} where locale = ${locale}
  union all select 'text-' || text.document_id as id, text.type as kind, null as fund, text.data ->> 'title' as title,
    case when text.type = 'white-book' then text.data ->> 'slug'
      else ${categoryOf(locale)} || '/' || (text.data ->> 'slug') end as path, text.published_at as at
  from ${contentEntries} text left join ${contentEntries} category on category.type = 'category'
    and category.document_id = text.data ->> 'category' and category.locale = text.locale and category.state = 'published'
  where text.state = 'published' and text.locale = ${locale} and text.type in ('article', 'guide', 'white-book')
    and coalesce(text.data ->> 'audience', 'all') <> 'partner'
    and coalesce(text.data ->> 'slug', '') <> ''`

/** Condition of a day within the time that is told. */
const isRecent = (day: SQL, now: Date): SQL => {
  const from = plainDateAt(new Date(now.getTime() - daysTold * 86_400_000))
  return sql`${day} between ${from}::date and ${plainDateAt(now)}::date`
}

const slugOf = (locale: Asked['locale']): SQL =>
  locale === 'fr' ? sql`${funds.slugFr}` : sql`coalesce(${funds.slugEn}, ${funds.slugFr})`

/** Public documents in force, from the day of their date or, where staff approved them later, of their approval. */
function documentNews({ funds: numbers, locale }: Asked, now: Date): SQL {
  const knownOn = sql`greatest(${documents.publishedOn}, (${publications.decidedAt} at time zone ${managerTimeZone})::date)`
  const version = sql`case when ${publications.entry} ->> 'replaces' is null then '' else '-' || ${publications.id} end`
  return sql`
    select 'document-' || ${documents.id} || ${version} as id, 'document' as kind, ${funds.name} as fund,
      ${documents.title} ->> ${sql.raw(`'${locale}'`)} as title, ${slugOf(locale)} as path, ${knownOn}::timestamptz as at
    from ${documents} inner join ${funds} on ${funds.id} = ${documents.fundId}
      left join ${publications} on ${publications.id} = ${documents.publicationId}
    where ${documents.fundId} in ${numbers} and ${documents.access} = 'public' and ${funds.slugFr} is not null
      and ${isInForce} and ${inOneLanguage(locale)} and ${isRecent(knownOn, now)}`
}

/** Net asset values from the day of their publication: one for a fund and a day; a corrected one is new. */
function valueNews({ funds: numbers, locale }: Asked, now: Date): SQL {
  const stored = sql`(value ->> 'publishedOn')::date`
  const corrected = sql`(case when ${stored} is not null then ${restatedValues.restatedOn} end)`
  const knownOn = sql`coalesce(${corrected}, ${stored}, (value ->> 'date')::date)`
  return sql`
    select distinct 'value-' || ${funds.id} || '-' || (value ->> 'date') || coalesce('-' || ${corrected}, '') as id,
      'value' as kind, ${funds.name} as fund, value ->> 'date' as title, ${slugOf(locale)} as path, ${knownOn}::timestamptz as at
    from ${fundShares} inner join ${funds} on ${funds.id} = ${fundShares.fundId}
      cross join lateral jsonb_array_elements(${fundShares.liquidationValues}) value
      left join ${restatedValues} on ${restatedValues.shareId} = ${fundShares.id}
        and ${restatedValues.valuedOn} = (value ->> 'date')::date
    where ${fundShares.fundId} in ${numbers} and ${fundShares.type} <> ${carriedInterestType}
      and ${funds.slugFr} is not null
      and (${stored} is not null or ${fundShares.lastValuationDate} = (value ->> 'date')::date)
      and ${isRecent(knownOn, now)}`
}

/** Lists the public news that an alert asks for, the oldest first. */
export async function listNews(db: Db, alert: Asked, now: Date): Promise<AlertNews[]> {
  if (alert.topic === 'funds' && alert.funds.length === 0) return []
  const rows =
    alert.topic === 'newsletter'
      ? textNews(alert.locale)
      : sql`${documentNews(alert, now)} union all ${valueNews(alert, now)}`
  const found = await db.execute(sql`select * from (${rows}) news order by at, ${byBytes(sql`id`)}`)
  return newsSchema.parse(z.object({ rows: z.unknown() }).parse(found).rows)
}

/** Ids of the news that are public now. */
export const knownNews = async (db: Db, alert: Asked, now: Date): Promise<string[]> =>
  (await listNews(db, alert, now)).map(({ id }) => id)
