import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { type FundDocumentsView, fundDocumentsSearchSchema } from '../fund-documents.schema.ts'
import { toFundDocuments } from '../fund-documents.ts'

/** Documents on one page of the tab. Most funds have fewer, which keeps the groups on one page. */
const pageSize = 100

const listOf = (value: string | undefined): string[] => (value === undefined ? [] : [value])

/** Reads the documents of a fund that match the filters. Private ones are listed without a link. */
export const getFundDocuments = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      key: z.string().check(z.minLength(1), z.maxLength(120)),
      search: checkedSearch(fundDocumentsSearchSchema),
    }),
  )
  .handler(async ({ data: { locale, key, search } }): Promise<Outcome<FundDocumentsView>> => {
    const answered = await productApi.searchFundDocuments({
      locale,
      fundId: key,
      filters: {
        year: listOf(search.year),
        type: listOf(search.type),
        subType: listOf(search.subType),
        page: search.page ?? 1,
        pageSize,
      },
    })
    return outcomeOf(answered, toFundDocuments)
  })
