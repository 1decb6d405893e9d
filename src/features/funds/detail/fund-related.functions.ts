import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { type BackendOutcome, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { publicRead } from '~/server/backends/public-read.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { fundKeySchema } from '../fund-key.schema.ts'
import type { FundRelatedView } from './fund-detail.schema.ts'
import { relatedTypes, toFundRelated } from './fund-related.ts'

const askedSchema = z.object({ locale: localeSchema, key: fundKeySchema })
// Not the schema's own type: its import would pull the schema into the browser's scripts.
type Asked = { readonly locale: Locale; readonly key: string }

const dataOf = <Data>(answered: BackendOutcome<Data>): Data | null =>
  answered.kind === 'ok' ? answered.data : null

/**
 * Reads the content related to a fund. Documents and sister funds that cannot be read are left out: the page works
 * without them.
 */
async function readFundRelated({ locale, key }: Asked): Promise<Outcome<FundRelatedView>> {
  const documentFilters = { type: [...relatedTypes], pageSize: 50 }
  const searching = productApi.searchFundDocuments({ locale, fundId: key, filters: documentFilters })
  const answered = await productApi.getFund({ locale, id: key, withCmsData: true })
  if (answered.kind !== 'ok') return outcomeOf(answered, () => toFundRelated(key, noneFound, locale))
  const { id, strategy } = answered.data
  const filters = { strategy: [strategy.code], status: ['open'], pageSize: 4 }
  const listed = await productApi.listFunds({ locale, filters })
  const found = { documents: dataOf(await searching), funds: dataOf(listed) }
  return success(toFundRelated(id, found, locale))
}

const noneFound = { documents: null, funds: null }

/** Reads the content related to a fund: current documents, news and open funds of its strategy. */
export const getFundRelated = createServerFn({ method: 'GET' })
  .validator(askedSchema)
  .handler(({ data }) => readFundRelated(data))

/** {@link getFundRelated} for loaders. */
export const loadFundRelated = createIsomorphicFn()
  .server(publicRead(askedSchema, readFundRelated))
  .client((data: Asked) => getFundRelated({ data }))
