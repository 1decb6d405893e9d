import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { createFormatter } from '~/lib/format/formatter.ts'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { publicRead } from '~/server/backends/site-content.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { fundKeySchema } from '../fund-key.schema.ts'
import { notShownLines } from '../performance/share-performance-words.ts'
import type { FundOverviewView } from './fund-overview.schema.ts'
import { toFundOverview } from './fund-overview.ts'

/** The funds of one page of the list. */
const mostFunds = 24

const askedSchema = z.object({
  locale: localeSchema,
  keys: z.array(fundKeySchema).check(z.maxLength(mostFunds)),
})
// Not the schema's own type: its import would pull the schema into the browser's scripts.
type Asked = { readonly locale: Locale; readonly keys: string[] }

async function readOverview({ locale, keys }: Asked): Promise<Outcome<FundOverviewView>> {
  await ensureTranslations(locale, ['performance'])
  const words = { texts: translationsOf(locale), to: createFormatter(locale) }
  const answers = await Promise.all(keys.map((id) => productApi.getFund({ locale, id })))
  const failed = answers.find((response) => response.kind !== 'ok')
  // A row that is missing without a word would let the others look better than they are.
  if (failed !== undefined) return outcomeOf(failed, () => ({ years: [], rows: [] }))
  const funds = answers.flatMap((response) => (response.kind === 'ok' ? [response.data] : []))
  return success(
    toFundOverview(funds, plainDateAt(new Date()), (hidden) => notShownLines(hidden, words).join(' ')),
  )
}

/** Reads the past performance of the funds of one page of the list, as the display rules allow. */
export const getFundOverview = createServerFn({ method: 'GET' })
  .validator(askedSchema)
  .handler(({ data }) => readOverview(data))

/** {@link getFundOverview} for loaders. */
export const fetchFundOverview = createIsomorphicFn()
  .server(publicRead(askedSchema, readOverview))
  .client((data: Asked) => getFundOverview({ data }))
