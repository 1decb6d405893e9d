import { brand } from '../../brand.ts'
import { type Locale, languageTags } from '../../routing/locales.ts'

/** Where feeds are, and how what they name is called. */
export type FeedPlace = { readonly locale: Locale; readonly publicUrl: string }

/** Name of a thing for good (RFC 4151): it survives a changed slug. */
export function tagUri({ publicUrl }: FeedPlace, name: string): string {
  return `tag:${new URL(publicUrl).hostname},2026:${name}`
}

/** Midnight in UTC of a plain date, as feeds write dates. */
export const instantOf = (date: string): string => `${date}T00:00:00Z`

/** What every feed of the portal says of itself. */
export function feedHead(place: FeedPlace, { path, page }: { readonly path: string; readonly page: string }) {
  return {
    selfHref: `${place.publicUrl}${path}`,
    pageHref: `${place.publicUrl}${page}`,
    author: brand.name,
    language: languageTags[place.locale],
  }
}
