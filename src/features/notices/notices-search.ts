import { day, oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Filters of the list: all notices by default, or those that are not paid. */
export const noticeStates = ['open'] as const

/** Search of the list of notices: also the day as of which it is seen. */
export const noticesSearchSchema = searchSchema({
  state: oneOf(noticeStates),
  date: day(),
  page: pageNumber(10_000),
})

export type NoticesSearch = ReturnType<typeof noticesSearchSchema.parse>
