import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { type BackendOutcome, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { publicRead } from '~/server/backends/site-content.server.ts'
import { contentApi, productApi } from '~/server/composition/backends.server.ts'
import { offersAlerts } from '~/server/composition/offered-parts.server.ts'
import { fundKeySchema } from '../fund-key.schema.ts'
import { mostCompared, type NamedFund } from '../list/fund-list.schema.ts'
import type { FundRelatedView } from './fund-detail.schema.ts'
import { type Found, mostRelated, relatedTypes, toFundRelated } from './fund-related.ts'

const askedSchema = z.object({
  locale: localeSchema,
  key: fundKeySchema,
  compare: z.array(fundKeySchema).check(z.maxLength(mostCompared)),
})
// Not the schema's own type: its import would pull the schema into the browser's scripts.
type Asked = { readonly locale: Locale; readonly key: string; readonly compare: string[] }

const dataOf = <Data>(answered: BackendOutcome<Data>): Data | null =>
  answered.kind === 'ok' ? answered.data : null

/** Reads the name of a fund by a key; none for an unknown one. */
async function namedFund(locale: Locale, asked: string): Promise<readonly NamedFund[]> {
  const fund = dataOf(await productApi.getFund({ locale, id: asked }))
  return fund === null ? [] : [{ asked, key: fund.slug ?? fund.id, name: fund.name }]
}

/**
 * Reads the content related to a fund. Documents, articles and sister funds that cannot be read are left out: the
 * page works without them.
 */
async function readFundRelated({ locale, key, compare }: Asked): Promise<Outcome<FundRelatedView>> {
  const documentFilters = { type: [...relatedTypes], pageSize: 50 }
  const searching = productApi.searchFundDocuments({ locale, fundId: key, filters: documentFilters })
  const answered = await productApi.getFund({ locale, id: key, withCmsData: true })
  if (answered.kind !== 'ok') return outcomeOf(answered, () => toFundRelated(key, noneFound, locale))
  const { id, slug, strategy } = answered.data
  const filters = { strategy: [strategy.code], status: ['open'], pageSize: 4 }
  const [chosen, documents, listed, articles] = await Promise.all([
    Promise.all(compare.map((asked) => namedFund(locale, asked))),
    searching,
    productApi.listFunds({ locale, filters }),
    contentApi.listArticles({ locale, fundIds: [id], pageSize: mostRelated }),
  ])
  const found = {
    documents: dataOf(documents),
    funds: dataOf(listed),
    articles: dataOf(articles)?.entries ?? null,
    chosen: chosen.flat(),
  }
  const hasAlerts = slug !== null && (await offersAlerts())
  return success({ ...toFundRelated(id, found, locale), ...(hasAlerts && { alerts: true as const }) })
}

const noneFound: Found = { documents: null, funds: null, articles: null }

/** Reads the content related to a fund: current documents, news and open funds of its strategy. */
export const getFundRelated = createServerFn({ method: 'GET' })
  .validator(askedSchema)
  .handler(({ data }) => readFundRelated(data))

/** {@link getFundRelated} for loaders. */
export const loadFundRelated = createIsomorphicFn()
  .server(publicRead(askedSchema, readFundRelated))
  .client((data: Asked) => getFundRelated({ data }))
