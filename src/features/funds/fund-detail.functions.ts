import { createServerFn } from '@tanstack/react-start'
import type { Outcome } from '~/lib/outcome.ts'
import { outcomeOf } from '~/server/backend-outcome.server.ts'
import { productApi } from '~/server/backends.server.ts'
import { type FundDetailView, fundDetailInputSchema } from './fund-detail.schema.ts'
import { toFundDetail } from './fund-detail.ts'

/** One fund by slug (of either language) or `fnd-{n}`, with its editorial texts in the given language. */
export const getFundDetail = createServerFn({ method: 'GET' })
  .validator(fundDetailInputSchema)
  .handler(async ({ data: { locale, key } }): Promise<Outcome<FundDetailView>> => {
    const answered = await productApi.getFund({ locale, id: key, withCmsData: true })
    return outcomeOf(answered, toFundDetail)
  })
