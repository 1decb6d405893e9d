import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { alternatesOfMatches, sectionOfMatches } from '~/routing/alternate-links.ts'
import { pathFor } from '~/routing/links.tsx'
import { writeLocaleCookie } from '~/routing/locale-cookie.ts'
import { type Locale, languageTags, otherLocale } from '~/routing/locales.ts'
import { ownClick } from '~/routing/plain-links.ts'
import type { PlainRoute } from '~/routing/route-table.ts'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'

/**
 * The same page in the other language, with its search and anchor. An entry that has no translation leads to its list,
 * which says so (decision 3); any other page without a twin, to the other home.
 */
function useTwinAddress(): string {
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

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** The link that shows this page in the other language. */
export function LanguageSwitch() {
  const router = useRouter()
  const { language } = useTranslations()
  const other = otherLocale(useLocale())
  const href = useTwinAddress()
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    writeLocaleCookie(other)
    // A page without a language in its address is the same address in the other one.
    if (href === `${location.pathname}${location.search}${location.hash}`) location.reload()
    else router.navigate({ href })
  }
  return (
    <Button asChild color="neutral" variant="ghost" size="sm">
      <a {...ownClick} href={href} lang={languageTags[other]} hrefLang={languageTags[other]} onClick={follow}>
        <span className="sr-only">{language.switchTo()}</span>
        <span aria-hidden="true">{language.other()}</span>
      </a>
    </Button>
  )
}
