import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { nativeNavigation } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { textListPath } from './text-address.ts'
import type { TextListData } from './text-list-loader.ts'

/**
 * A link to the next page. With scripts, the next page is appended: its URL replaces the current one, and
 * the history state records the first loaded page.
 */
export function MoreTextsLink({ list }: { readonly list: TextListData }): ReactElement {
  const router = useRouter()
  const locale = useLocale()
  const { library } = useTranslations()
  const { section, category, firstPage, page } = list
  const href = textListPath(locale, { section, category: category?.slug ?? null }, { page: page + 1 })
  const addBelow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.navigate({ href, replace: true, resetScroll: false, state: { firstPage } })
  }
  return (
    <Button asChild variant="outline" size="lg">
      <a {...nativeNavigation} href={href} rel="next" onClick={addBelow}>
        {library[section].more()}
      </a>
    </Button>
  )
}
