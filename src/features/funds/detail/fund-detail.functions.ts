import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { publicRead } from '~/server/backends/site-content.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { fundKeySchema } from '../fund-key.schema.ts'
import type { FundDetailView } from './fund-detail.schema.ts'
import { toFundDetail } from './fund-detail.ts'

const askedSchema = z.object({ locale: localeSchema, key: fundKeySchema })
// Not the schema's own type: its import would pull the schema into the browser's scripts.
type Asked = { readonly locale: Locale; readonly key: string }

async function readFundDetail({ locale, key }: Asked): Promise<Outcome<FundDetailView>> {
  const answered = await productApi.getFund({ locale, id: key, withCmsData: true })
  return outcomeOf(answered, (fund) => toFundDetail(fund, plainDateAt(new Date())))
}

/**
 * Reads one fund by slug (of either language) or `fnd-{n}`, with its editorial texts in the given language.
 */
export const getFundDetail = createServerFn({ method: 'GET' })
  .validator(askedSchema)
  .handler(({ data }) => readFundDetail(data))

/** {@link getFundDetail} for loaders. */
export const loadFundDetail = createIsomorphicFn()
  .server(publicRead(askedSchema, readFundDetail))
  .client((data: Asked) => getFundDetail({ data }))
