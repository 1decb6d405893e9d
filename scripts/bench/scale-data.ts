import { sql } from 'drizzle-orm'
import type { Db } from '../../sandbox/database/open-database.ts'

/** How large the catalogue is made. */
export type Scale = { readonly funds: number; readonly documents: number }

const strategies = ['buyout', 'growth', 'regional', 'innovation', 'senior-debt', 'unitranche']
const classes = [
  'private-equity',
  'venture-capital',
  'private-debt',
  'infrastructure',
  'real-estate',
  'secondaries',
]
const places = ['france', 'french-regions', 'western-europe', 'northern-europe', 'southern-europe', 'world']
const statuses = ['open', 'closed', 'pre_liquidation', 'liquidation']
const frenchWords = [
  'avenir',
  'croissance',
  'horizon',
  'patrimoine',
  'transition',
  'sante',
  'littoral',
  'ecoles',
  'energie',
  'forets',
  'atlantique',
  'metropoles',
]
const englishWords = [
  'future',
  'growth',
  'horizon',
  'heritage',
  'transition',
  'health',
  'coast',
  'schools',
  'energy',
  'forests',
  'atlantic',
  'cities',
]
const kinds = [
  'rapport annuel',
  'rapport semestriel',
  'note d information',
  'reporting trimestriel',
  'document d informations cles',
]

/** One of a list by a number, as SQL; `by` is an SQL expression over the row's number `n`. */
const oneOf = (list: readonly string[], by: string) =>
  `(array[${list.map((item) => `'${item}'`).join(',')}])[1 + (${by}) % ${list.length}]`

/** A name of two words and a number: every pair of words is that of a hundred and fifty funds or so. */
const nameOf = (words: readonly string[]) =>
  `'orvanne ' || ${oneOf(words, 'n')} || ' ' || ${oneOf(words, 'n / 12')} || ' ' || n`

const fundRows = (count: number) => `
insert into funds (id, name, name_sort, slug_fr, slug_en, search_fr, search_en, status, strategy, asset_class,
  geography, sector, legal_form, summary, risk_indicator, horizon_years, currency, minimum_investment, launch_date)
select n, initcap(${nameOf(frenchWords)}), ${nameOf(frenchWords)}, 'fonds-' || n, 'fund-' || n,
  ${nameOf(frenchWords)} || ' fpci ' || ${oneOf(strategies, 'n / 7')}, ${nameOf(englishWords)} || ' fpci ' || ${oneOf(strategies, 'n / 7')},
  ${oneOf(statuses, 'n / 3')}, ${oneOf(strategies, 'n / 7')}, ${oneOf(classes, 'n / 5')}, ${oneOf(places, 'n / 11')},
  'software', 'FPCI', '{"fr":"Un fonds.","en":"A fund."}', 1 + n % 7, 5 + n % 6, 'EUR', 1000 * (1 + n % 250),
  date '2000-01-01' + n % 9000
from generate_series(1, ${count}) as n`

const documentRows = ({ funds, documents }: Scale) => `
insert into documents (id, fund_id, title, document_group, type, sub_type, year, published_on, language, pages, access)
select n, 1 + n % ${funds},
  jsonb_build_object('fr', ${oneOf(kinds, 'n / 97')} || ' ' || (2000 + n % 25), 'en', 'report ' || (2000 + n % 25)),
  'reporting', ${oneOf(['factsheet', 'press-release', 'investor-letter'], 'n / 89')}, ${oneOf(['first-half', 'second-half', 'year-review'], 'n / 83')},
  2000 + n % 25, date '2000-01-01' + n % 9000, 'fr', 1 + n % 80, 'public'
from generate_series(1, ${documents}) as n`

/** Fills an empty, migrated database, and lets it count what it holds. */
export async function fillDatabase(db: Db, scale: Scale): Promise<void> {
  await db.execute(sql.raw(fundRows(scale.funds)))
  await db.execute(sql.raw(documentRows(scale)))
  await db.execute(sql.raw('vacuum analyze'))
}
