import { type ReactElement, useSyncExternalStore } from 'react'
import { lineIcon } from '~/components/ui/line-icon.tsx'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import type { FundListSearch } from './fund-list.schema.ts'
import { isFundId, mostWatched } from './fund-list.schema.ts'
import { withoutFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

const storageKey = 'watched-funds'
const changeEvent = 'watchedfundschange'

/** Parses the stored ids; anything else is ignored. */
export function watchedIn(stored: string): readonly string[] {
  return [...new Set(stored.split(' ').filter(isFundId))].slice(0, mostWatched)
}

/** Returns the text to store with a fund added or removed; the oldest one makes room. */
export function withWatched(stored: string, id: string, isWatched: boolean): string {
  const others = watchedIn(stored).filter((other) => other !== id)
  return (isWatched ? [...others, id] : others).slice(-mostWatched).join(' ')
}

/** Returns the watched funds of this browser as stored: ids with spaces between them. */
function storedWatch(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

/** Adds a fund to those that this browser watches, or removes it. */
function storeWatched(id: string, isWatched: boolean): void {
  try {
    localStorage.setItem(storageKey, withWatched(storedWatch(), id, isWatched))
  } catch {
    // Storage is forbidden: nothing is stored, and the button stays unchanged.
  }
  window.dispatchEvent(new Event(changeEvent))
}

/** Calls back when the watched funds change, here or in another tab. Returns how to stop. */
function onWatchChange(callback: () => void): () => void {
  window.addEventListener(changeEvent, callback)
  window.addEventListener('storage', callback)
  return () => {
    window.removeEventListener(changeEvent, callback)
    window.removeEventListener('storage', callback)
  }
}

const Bookmark = lineIcon('M7 4h10a1 1 0 0 1 1 1v15l-6-4-6 4V5a1 1 0 0 1 1-1z')

/** The ids of the funds that this browser watches; none on the server. */
const useWatched = (): readonly string[] =>
  watchedIn(useSyncExternalStore(onWatchChange, storedWatch, () => ''))

/** Watches a fund without an account: kept in this browser alone, so there is no button without scripts. */
export function WatchToggle({
  fund: { id, name },
}: {
  fund: Pick<FundSummaryView, 'id' | 'name'>
}): ReactElement {
  const { watch } = useTranslations().funds
  const isWatched = useWatched().includes(id)
  return (
    <button
      type="button"
      data-needs-scripts
      aria-pressed={isWatched}
      aria-label={watch.addFund({ name })}
      onClick={() => storeWatched(id, !isWatched)}
      className={`touch-target inline-flex min-h-6 items-center gap-2 rounded text-sm underline-offset-4 hover:underline ${isWatched ? 'font-medium text-accent' : ''}`}
    >
      <Bookmark className={isWatched ? 'size-4 fill-current' : 'size-4'} />
      {isWatched ? watch.added() : watch.add()}
    </button>
  )
}

/** Link to the watched funds. Its URL contains them, so that it can be shared. */
export function WatchedFunds({ search }: { search: FundListSearch }): ReactElement | null {
  const locale = useLocale()
  const to = useFormatter()
  const { watch } = useTranslations().funds
  const watched = useWatched()
  if (search.watch) return <p className="w-full text-muted text-sm max-lg:order-last">{watch.note()}</p>
  if (watched.length === 0) return null
  return (
    <a
      {...keepScroll}
      rel="nofollow"
      href={fundListPath(locale, { ...withoutFilters(search), watch: [...watched] })}
      className="text-link text-sm"
    >
      {watch.chosen({ text: to.decimal(watched.length) ?? '' })}
    </a>
  )
}
