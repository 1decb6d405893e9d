import { oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Filters of the list: all notices by default, or those that are not paid. */
export const noticeStates = ['open'] as const

/** Search of the list of notices. */
export const noticesSearchSchema = searchSchema({ state: oneOf(noticeStates), page: pageNumber(10_000) })

export type NoticesSearch = ReturnType<typeof noticesSearchSchema.parse>
