import { useMatches, useRouterState } from '@tanstack/react-router'
import { alternatesOfMatches, sectionOfMatches } from '~/routing/addresses/alternate-links.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { type Locale, otherLocale } from '~/routing/addresses/locales.ts'
import type { PlainRoute } from '~/routing/addresses/route-table.ts'
import { useLocale } from '~/routing/navigation/use-locale.ts'

/**
 * Returns the URL of the same page in the other language, with its search and anchor. For an entry without translation,
 * that of its list, which says so (P-011); for any other page without an alternate, that of the other home page. The
 * search of a page that both languages share states the other language.
 */
export function useAlternateUrl(): string {
  const other = otherLocale(useLocale())
  const alternates = useMatches({ select: (matches) => alternatesOfMatches(matches)[other] })
  const isShared = useMatches({ select: (matches) => isInBothLanguages(alternatesOfMatches(matches)) })
  const section = useMatches({ select: (matches) => sectionOfMatches(matches) })
  const { searchStr, hash } = useRouterState({ select: (state) => state.resolvedLocation ?? state.location })
  if (alternates === undefined) return listInstead(other, section)
  const search = isShared ? statedIn(other, searchStr) : searchStr
  return `${alternates}${search}${hash ? `#${hash}` : ''}`
}

type Alternates = ReturnType<typeof alternatesOfMatches>

/** Reports whether both languages of a page share one URL. */
const isInBothLanguages = ({ fr, en }: Alternates): boolean => fr !== undefined && fr === en

/** The search of a page without a language, which then states one: that comes before the profile's and the cookie's. */
function statedIn(locale: Locale, searchStr: string): string {
  const search = new URLSearchParams(searchStr)
  search.set('locale', locale)
  return `?${search}`
}

const listInstead = (locale: Locale, section: PlainRoute | undefined): string =>
  section === undefined
    ? pathFor({ to: '/', locale })
    : pathFor({ to: section, locale, search: { notice: 'untranslated' } })
