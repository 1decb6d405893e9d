import { type ReactElement, useSyncExternalStore } from 'react'
import { useSiteShell } from '~/components/layout/site-shell.ts'
import { lineIcon } from '~/components/ui/line-icon.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { watchKey } from '../fund-storage-keys.ts'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import type { FundListSearch } from './fund-list.schema.ts'
import { isFundId, mostWatched } from './fund-list.schema.ts'
import { withoutFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

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
export function storedWatch(): string {
  try {
    return localStorage.getItem(watchKey) ?? ''
  } catch {
    return ''
  }
}

/** Adds a fund to those that this browser watches, or removes it. */
export function storeWatched(id: string, isWatched: boolean): void {
  try {
    localStorage.setItem(watchKey, withWatched(storedWatch(), id, isWatched))
  } catch {
    // Storage is forbidden: nothing is stored, and the button stays unchanged.
  }
  window.dispatchEvent(new Event(changeEvent))
}

/** Calls back when the watched funds change, here or in another tab. Returns how to stop. */
export function onWatchChange(callback: () => void): () => void {
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

type WatchProps = {
  readonly fund: Pick<FundSummaryView, 'id' | 'name'>
  /** Shows the sign only, for dense tables. */
  readonly isCompact?: boolean
}

/**
 * Watches a fund without an account: kept in this browser alone, so there is no button without scripts. The same markup
 * in parts that the browser never renders: the fund tools make all of them work (`fund-tools.tsx`).
 */
export function WatchToggle({ fund: { id, name }, isCompact = false }: WatchProps): ReactElement {
  const { watch } = useTranslations().funds
  return (
    <button
      type="button"
      data-needs-scripts
      data-watch={id}
      aria-pressed={false}
      aria-label={watch.addFund({ name })}
      className="group/watch touch-target inline-flex min-h-6 items-center gap-2 rounded text-sm underline-offset-4 hover:underline aria-pressed:font-medium aria-pressed:text-accent"
    >
      <Bookmark className="size-4 group-aria-pressed/watch:fill-current" />
      {!isCompact && (
        <>
          <span className="group-aria-pressed/watch:hidden">{watch.add()}</span>
          <span className="hidden group-aria-pressed/watch:inline">{watch.added()}</span>
        </>
      )}
    </button>
  )
}

/** Link to the watched funds. Its URL contains them, so that it can be shared. */
export function WatchedFunds({ search }: { search: FundListSearch }): ReactElement | null {
  const locale = useLocale()
  const to = useFormatter()
  const {
    footer,
    funds: { watch },
  } = useTranslations()
  const watched = useWatched()
  const { alerts } = useSiteShell()
  if (search.watch)
    return (
      <p className="w-full text-muted text-sm max-lg:order-last">
        {watch.note()}{' '}
        {alerts && (
          <a
            rel="nofollow"
            href={pathFor({ to: '/alerts', locale, search: { fund: search.watch } })}
            className="text-link"
          >
            {footer.alerts.ofFunds()}
          </a>
        )}
      </p>
    )
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
