import { day, freeText, oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Search of the list: decided instead of pending entries, and the name of a fund to publish about. */
export const publicationsSearchSchema = searchSchema({
  state: oneOf(['decided']),
  page: pageNumber(10_000),
  fund: freeText(100),
})

/** Search of the form: what is published, a value unless told; of payments, the notice that is paid, or a page of notices. */
export const publishSearchSchema = searchSchema({
  kind: oneOf(['call', 'distribution', 'document', 'letter', 'receipts']),
  notice: freeText(40),
  page: pageNumber(10_000),
})

/** Returns the name of the form that enters what a search names. */
export function formOfKind(kind: PublishSearch['kind']): string {
  if (kind === 'document' || kind === 'letter') return `staff-${kind}`
  return kind === 'receipts' ? 'staff-receipt' : 'staff-figure'
}

/** Search of an entry: the result of the last action. */
export const publicationSearchSchema = searchSchema({
  state: oneOf(['entered', 'approved', 'refused', 'withdrawn', 'late', 'own']),
})

/** Search of the list of a queue. */
export const queueSearchSchema = searchSchema({ page: pageNumber(10_000) })

/** Search of the page on which staff look a user up. */
export const peopleSearchSchema = searchSchema({ q: freeText(100), page: pageNumber(10_000) })

/** Search of the figures of use: their first and last day, the last 30 days without them. */
export const usageSearchSchema = searchSchema({ from: day(), to: day() })

export type PublicationsSearch = ReturnType<typeof publicationsSearchSchema.parse>
export type PublicationSearch = ReturnType<typeof publicationSearchSchema.parse>
export type PublishSearch = ReturnType<typeof publishSearchSchema.parse>
export type UsageSearch = ReturnType<typeof usageSearchSchema.parse>
