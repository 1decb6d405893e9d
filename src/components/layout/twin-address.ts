import { useMatches, useRouterState } from '@tanstack/react-router'
import { alternatesOfMatches, sectionOfMatches } from '~/routing/alternate-links.ts'
import { pathFor } from '~/routing/links.tsx'
import { type Locale, otherLocale } from '~/routing/locales.ts'
import type { PlainRoute } from '~/routing/route-table.ts'
import { useLocale } from '~/routing/use-locale.ts'

/**
 * The same page in the other language, with its search and anchor. An entry that has no translation leads to its list,
 * which says so (decision 3); any other page without a twin, to the other home.
 */
export function useTwinAddress(): string {
  const other = otherLocale(useLocale())
  const alternates = useMatches({ select: (matches) => alternatesOfMatches(matches)[other] })
  const section = useMatches({ select: (matches) => sectionOfMatches(matches) })
  const { searchStr, hash } = useRouterState({ select: (state) => state.resolvedLocation ?? state.location })
  if (alternates === undefined) return listInstead(other, section)
  return `${alternates}${searchStr}${hash ? `#${hash}` : ''}`
}

const listInstead = (locale: Locale, section: PlainRoute | undefined): string =>
  section === undefined
    ? pathFor({ to: '/', locale })
    : pathFor({ to: section, locale, search: { notice: 'untranslated' } })
