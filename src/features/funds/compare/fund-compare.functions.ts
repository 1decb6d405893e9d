import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { isNotFound, outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { isFundKey } from '../fund-summary.schema.ts'
import { mostCompared } from '../list/fund-list.schema.ts'
import { type FundComparisonView, longestFundKey } from './fund-compare.schema.ts'
import { type FoundSide, toComparison } from './fund-compare.ts'

/** Funds offered by the two select fields: the contract's maximum for one call. */
const mostChoices = 100

async function findSide(locale: Locale, asked: string): Promise<Outcome<FoundSide>> {
  if (!isFundKey(asked)) return success({ asked, fund: null })
  const answered = await productApi.getFund({ locale, id: asked, withCmsData: true })
  return isNotFound(answered)
    ? success({ asked, fund: null })
    : outcomeOf(answered, (fund) => ({ asked, fund }))
}

/** Reads two funds by slug or id, and the funds that may replace them; an unknown one is no failure. */
export const getFundComparison = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      keys: z.array(z.string().check(z.maxLength(longestFundKey))).check(z.maxLength(mostCompared)),
    }),
  )
  .handler(async ({ data: { locale, keys } }): Promise<Outcome<FundComparisonView>> => {
    const listing = productApi.listFunds({ locale, filters: { pageSize: mostChoices } })
    const sides = await Promise.all(keys.map((key) => findSide(locale, key)))
    const failed = sides.find((side) => !side.ok)
    if (failed) return failed
    const found = sides.flatMap((side) => (side.ok ? [side.data] : []))
    return outcomeOf(await listing, (list) => toComparison(list, found, plainDateAt(new Date())))
  })
