import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { alternatesOfMatches } from '~/routing/alternate-links.ts'
import { pathFor } from '~/routing/links.tsx'
import { writeLocaleCookie } from '~/routing/locale-cookie.ts'
import { languageTags, otherLocale } from '~/routing/locales.ts'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'

/** The same page in the other language, with its search and anchor; the other home where the page has no twin. */
function useTwinAddress(): string {
  const other = otherLocale(useLocale())
  const alternates = useMatches({ select: (matches) => alternatesOfMatches(matches)[other] })
  const { searchStr, hash } = useRouterState({ select: (state) => state.resolvedLocation ?? state.location })
  if (alternates === undefined) return pathFor({ to: '/', locale: other })
  return `${alternates}${searchStr}${hash ? `#${hash}` : ''}`
}

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
      <a href={href} lang={languageTags[other]} hrefLang={languageTags[other]} onClick={follow}>
        <span className="sr-only">{language.switchTo()}</span>
        <span aria-hidden="true">{language.other()}</span>
      </a>
    </Button>
  )
}
