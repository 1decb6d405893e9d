import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import { sharedLists, weakMemo } from '~/lib/weak-memo.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { inEachLocale, type Locale } from '~/routing/addresses/locales.ts'
import { publicRead } from '~/server/backends/site-content.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { type FundMentionView, toFundMention } from './fund-mention.schema.ts'

const mostMentions = 6

const mentionsIn = inEachLocale((locale) =>
  weakMemo((fund: FundSummary) => toFundMention(fund, translationsOf(locale).funds)),
)
const shared = sharedLists<FundMentionView>()

const askedSchema = z.object({
  locale: localeSchema,
  ids: z.array(z.string().check(z.regex(/^fnd-\d{1,9}$/))).check(z.maxLength(50)),
})
// Not the schema's own type: its import would pull the schema into the browser's scripts.
type Asked = { readonly locale: Locale; readonly ids: string[] }

async function readMentions({ locale, ids }: Asked): Promise<readonly FundMentionView[]> {
  await ensureTranslations(locale, ['funds'])
  const funds = await Promise.all(ids.slice(0, mostMentions).map((id) => productApi.getFund({ locale, id })))
  return shared(funds.flatMap((fund) => (fund.kind === 'ok' ? [mentionsIn[locale](fund.data)] : [])))
}

/** Reads mentions of the funds with the given ids, in that order; a failed read leaves its fund out. */
export const getFundMentions = createServerFn({ method: 'GET' })
  .validator(askedSchema)
  .handler(({ data }) => readMentions(data))

/** {@link getFundMentions} for loaders. */
export const loadFundMentions = createIsomorphicFn()
  .server(publicRead(askedSchema, readMentions))
  .client((data: Asked) => getFundMentions({ data }))
