import { plainDateAt } from './format/plain-date-at.ts'

/** The day as of which figures and lists are seen. */
export type AsOf = {
  readonly day: string
  /** True if the day was requested explicitly, rather than being today by default. */
  readonly isPast: boolean
}

/** Returns the day as of which a list is seen: the requested one, else that of `now` in Paris. */
export const asOfDay = (asked: string | undefined, now: Date): AsOf => ({
  day: asked ?? plainDateAt(now),
  isPast: asked !== undefined,
})

/** Returns the parameters of an address that lead to the same day; empty for today. */
export const pastDay = ({ day, isPast }: AsOf): { readonly date?: string } => (isPast ? { date: day } : {})
