import { createServerFn } from '@tanstack/react-start'
import type { Outcome } from '~/lib/outcome.ts'
import { outcomeOf } from '~/server/backend-outcome.server.ts'
import { productApi } from '~/server/backends.server.ts'
import { type FundDocumentsView, fundDocumentsInputSchema } from './fund-documents.schema.ts'
import { toFundDocuments } from './fund-documents.ts'

/** Documents on one page of the tab: most funds have fewer, and groups are not to be torn apart. */
const pageSize = 100

const listOf = (value: string | undefined): string[] => (value === undefined ? [] : [value])

/** The documents of a fund that match the filters. Titles of private ones are listed without an address. */
export const getFundDocuments = createServerFn({ method: 'GET' })
  .validator(fundDocumentsInputSchema)
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
