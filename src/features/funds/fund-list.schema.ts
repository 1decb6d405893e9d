import { z } from 'zod/mini'
import { localeSchema } from '~/routing/locales.ts'
import {
  type FundStatusView,
  type FundSummaryView,
  fundKeySchema,
  fundStatuses,
} from './fund-summary.schema.ts'

/** The filters that hold several values, in the order in which they are offered. */
export const filterNames = ['strategy', 'status', 'assetClass', 'geography'] as const

export type FilterName = (typeof filterNames)[number]

/** Orders of the list beside the default one, which is by name and never written in an address. */
export const fundSorts = [
  '-name',
  '-launchDate',
  'launchDate',
  'riskIndicator',
  '-riskIndicator',
  'minimumInvestment',
  '-minimumInvestment',
] as const

export type FundSort = (typeof fundSorts)[number] | 'name'

/** At most two funds are compared (specification, point 9). */
export const mostCompared = 2

const mostValues = 20
const longestText = 100
const lastPage = 100_000

const codeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/))

/** One text or several, as {@link parseSearch} reads them; what the item schema refuses is dropped. */
function listOf<Item extends string>(item: z.ZodMiniType<Item>, most: number) {
  return z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value): Item[] | undefined => {
        const accepted = (Array.isArray(value) ? value : [value]).flatMap((text) => {
          const parsed = item.safeParse(text)
          return parsed.success ? [parsed.data] : []
        })
        return accepted.length === 0 ? undefined : [...new Set(accepted)].slice(0, most)
      }),
    ),
  )
}

const orNothing = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined)

const textSchema = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => {
      const text = typeof value === 'string' ? value.trim().slice(0, longestText).trim() : ''
      return text === '' ? undefined : text
    }),
  ),
)

const pageSchema = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => {
      const page = /^[1-9]\d{0,5}$/.test(String(value)) ? Number(value) : 1
      return page === 1 || page > lastPage ? undefined : page
    }),
  ),
)

/**
 * The state of the funds list in its address. Whatever is wrong is dropped, and defaults are never written, so that
 * every state has one address. Filter values are codes of the product API, the same in both languages.
 */
export const fundListSearchSchema = z.object({
  strategy: listOf(codeSchema, mostValues),
  status: listOf(z.enum(fundStatuses), mostValues),
  assetClass: listOf(codeSchema, mostValues),
  geography: listOf(codeSchema, mostValues),
  q: textSchema,
  sort: orNothing(z.enum(fundSorts)),
  page: pageSchema,
  view: orNothing(z.literal('table')),
  compare: listOf(fundKeySchema, mostCompared),
})

export type FundListSearch = z.infer<typeof fundListSearchSchema>

/** The part of the search that decides which funds are listed, and so what is asked of the product API. */
export type FundListFilters = Pick<FundListSearch, FilterName | 'q' | 'sort' | 'page'>

/** Input of the server function: the language is explicit, and the filters are checked again. */
export const fundListInputSchema = z.object({ locale: localeSchema, filters: fundListSearchSchema })

/** Input of the look-up of the names of funds that are chosen but not on the page. */
export const fundNamesInputSchema = z.object({
  locale: localeSchema,
  keys: z.array(fundKeySchema).check(z.maxLength(mostCompared)),
})

/** One value of a filter with the number of funds that choosing it gives. */
export type FacetView = { readonly code: string; readonly label: string; readonly count: number }

/** One page of the funds list. */
export type FundListView = {
  readonly funds: readonly FundSummaryView[]
  readonly page: { readonly number: number; readonly count: number; readonly size: number }
  readonly total: number
  readonly facets: { readonly [Name in FilterName]: readonly FacetView[] }
  /** Over the whole catalogue, whatever the filters. */
  readonly counters: { readonly [Status in FundStatusView]: number }
}

/** A fund by the key that an address holds, with its name and key in the page's language. */
export type NamedFund = { readonly asked: string; readonly key: string; readonly name: string }
