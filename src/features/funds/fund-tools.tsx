import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { useAppNavigate } from '~/routing/addresses/links.tsx'
import { type ChosenFund, choiceIn, keepChoice, storedChoice, useChoice } from './compare/fund-choice.ts'
import { FundPageCompareBar } from './compare/fund-page-compare-bar.tsx'
import type { FundDetailView } from './detail/fund-detail.schema.ts'
import { type FundListSearch, mostCompared, type NamedFund } from './list/fund-list.schema.ts'
import { onWatchChange, storedWatch, storeWatched, watchedIn } from './list/fund-watch.tsx'

/** Calls back for a click on a control of a selector, before the page's own listeners. */
function onPress(selector: string, act: (control: HTMLElement, event: MouseEvent) => void): () => void {
  const press = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
    if (control) act(control, event)
  }
  document.addEventListener('click', press, true)
  return () => document.removeEventListener('click', press, true)
}

function markWatched(): void {
  const watched = watchedIn(storedWatch())
  for (const button of document.querySelectorAll<HTMLElement>('[data-watch]'))
    button.setAttribute('aria-pressed', String(watched.includes(button.dataset.watch ?? '')))
}

/** Makes the page's buttons of watched funds work, those of static fragments and of what is shown later included. */
function useWatchToggles(): void {
  useEffect(() => {
    markWatched()
    const observer = new MutationObserver(markWatched)
    observer.observe(document.body, { childList: true, subtree: true })
    const stops = [
      onWatchChange(markWatched),
      onPress('[data-watch]', ({ dataset, ariaPressed }) =>
        storeWatched(dataset.watch ?? '', ariaPressed !== 'true'),
      ),
    ]
    return () => {
      observer.disconnect()
      for (const stop of stops) stop()
    }
  }, [])
}

type ListToolsProps = { readonly search: FundListSearch; readonly chosen: readonly NamedFund[] }

/** The tools of the list: keeps its choice for other pages, and gives it back to a list that is opened without one. */
export function ListTools({ search, chosen }: ListToolsProps): null {
  const navigate = useAppNavigate()
  const isOpened = useRef(false)
  useWatchToggles()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone changes the choice.
  useEffect(() => {
    const kept = isOpened.current || search.compare ? [] : (choiceIn(storedChoice()) ?? [])
    isOpened.current = true
    if (kept.length > 0) {
      const compare = kept.map(({ key }) => key)
      navigate({ to: '/funds', search: { ...search, compare }, replace: true, resetScroll: false })
    } else if (chosen.length > 0 || search.compare === undefined) keepChoice(chosen)
  }, [search, chosen])
  return null
}

/** Copies or shares the address of the page: by the browser's own sharing, in place of the panel, where it has some. */
function useSharing(): void {
  useEffect(() => {
    const stops = [
      onPress('[data-copies]', (button) => {
        const done = () => button.setAttribute('data-done', '')
        navigator.clipboard.writeText(button.dataset.copies ?? '').then(done, () => undefined)
      }),
      onPress('[data-shares]', ({ dataset }, event) => {
        if (!('share' in navigator)) return
        event.preventDefault()
        // Refused or given up: nothing was shared, which the reader knows.
        navigator.share({ title: document.title, url: dataset.shares ?? '' }).catch(() => undefined)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}

/** The chosen funds; the page's own by its key in the page's language, also if it was chosen in the other one. */
function useOwnChoice({ key, name, slugs }: FundDetailView, ofAddress: readonly ChosenFund[]) {
  return useChoice(ofAddress).map((fund) =>
    fund.key === slugs?.fr || fund.key === slugs?.en ? { key, name } : fund,
  )
}

type PageToolsProps = { readonly fund: FundDetailView; readonly chosen: readonly ChosenFund[] }

/** The tools of a fund's page: choosing it, watching it, sharing it, and the bar of chosen funds (P-743). */
export function FundPageTools({ fund, chosen: ofAddress }: PageToolsProps): ReactElement | null {
  const { key, name } = fund
  const chosen = useOwnChoice(fund, ofAddress)
  const choose = useEffectEvent(() => {
    if (chosen.length < mostCompared && !chosen.some((one) => one.key === key))
      keepChoice([...chosen, { key, name }])
  })
  useWatchToggles()
  useSharing()
  useEffect(
    () =>
      onPress('[data-chooses-fund]', (_link, event) => {
        event.preventDefault()
        choose()
      }),
    [],
  )
  // The tab keeps the choice: that of an address may be older.
  useEffect(
    () =>
      onPress('main a[href*="compare="]', (link) => {
        const address = new URL(link.getAttribute('href') ?? '', location.href)
        address.searchParams.delete('compare')
        link.setAttribute('href', `${address.pathname}${address.search}${address.hash}`)
      }),
    [],
  )
  return <FundPageCompareBar fundKey={key} chosen={chosen} onChange={keepChoice} />
}
