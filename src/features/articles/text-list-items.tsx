import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { nativeNavigation } from '~/routing/navigation/link-navigation.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { StaticTeaser } from './static-teaser.tsx'
import { textListPath } from './text-address.ts'
import type { TextListData } from './text-list-loader.ts'
import { StaticNone } from './text-list-parts.tsx'

/**
 * A link to the next page. With scripts, the next page is appended: its URL replaces the current one, and
 * the history state records the first loaded page.
 */
function MoreTextsLink({ list }: { readonly list: TextListData }): ReactElement {
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

type ItemsProps = { readonly list: TextListData }

/** The texts of the loaded pages, with links to the previous and next ones. */
export function TextListItems({ list }: ItemsProps): ReactElement {
  const items = useRef<HTMLUListElement>(null)
  const added = useAddedTexts(items, list)
  const { section, category, total } = list
  if (list.texts.length === 0) return <StaticNone {...{ section, category }} isPastEnd={total > 0} />
  return (
    <>
      {list.firstPage > 1 && <PreviousPage list={list} />}
      <ul ref={items} className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {list.texts.map((text, index) => (
          <StaticTeaser key={text.address.slug} text={text} level="h2" isFirst={index === 0} />
        ))}
      </ul>
      <ListFoot list={list} added={added} />
    </>
  )
}

const keyOf = ({ section, category, firstPage }: TextListData): string =>
  [section, category?.slug, firstPage].join(' ')

/**
 * Returns the number of texts just appended. The first of them gets the focus, so that keyboard and screen
 * reader users continue there; the scroll position does not change.
 */
function useAddedTexts(items: RefObject<HTMLUListElement | null>, list: TextListData): number {
  const shown = useRef({ key: keyOf(list), count: list.texts.length })
  const [added, setAdded] = useState(0)
  useEffect(() => {
    const before = shown.current
    shown.current = { key: keyOf(list), count: list.texts.length }
    const more = before.key === keyOf(list) ? list.texts.length - before.count : 0
    setAdded(Math.max(more, 0))
    if (more <= 0) return
    const first = items.current?.children[before.count]
    first?.querySelector('a')?.focus({ preventScroll: true })
  }, [items, list])
  return added
}

function PreviousPage({ list: { section, category, firstPage } }: ItemsProps): ReactElement {
  const locale = useLocale()
  const { library } = useTranslations()
  const page = firstPage === 2 ? undefined : firstPage - 1
  return (
    <p className="pb-8 print:hidden">
      <Button asChild variant="link">
        <a href={textListPath(locale, { section, category: category?.slug ?? null }, { page })} rel="prev">
          {library.previousPage()}
        </a>
      </Button>
    </p>
  )
}

/** The shown count, the link to more, and the screen reader announcement of appended texts. */
function ListFoot({ list, added }: ItemsProps & { added: number }): ReactElement {
  const { library } = useTranslations()
  // A few hundred at most, a number that every language formats alike.
  const shown = { shown: String(list.texts.length), total: list.totalText }
  return (
    <div className="mt-12 flex flex-col items-center gap-4 border-hairline border-t pt-8 print:hidden">
      <p className="figures text-muted text-sm">{library.shown(shown)}</p>
      {list.page < list.pageCount && <MoreTextsLink list={list} />}
      <p role="status" className="sr-only">
        {added > 0 && library.added({ text: String(added), count: added, ...shown })}
      </p>
    </div>
  )
}
