import type { AnyRouter } from '@tanstack/react-router'

/** What of the router says which page takes the place of which. */
type Move = Pick<AnyRouter, 'latestLocation' | 'stores'>

/**
 * One page fades into the next where the browser can; a filter or a page of a list changes in place. Reduced motion is
 * seen to by the style sheet.
 *
 * @param commit puts the next page in place
 * @returns settles once that page stands
 */
export function pageFade({ latestLocation, stores }: Move, commit: () => Promise<void>): Promise<void> {
  const isSamePage = latestLocation.pathname === stores.resolvedLocation.get()?.pathname
  if (isSamePage || !('startViewTransition' in document)) return commit()
  const fade = document.startViewTransition(commit)
  // Refused where a further page comes first or the tab is hidden: the page stands all the same, only without a fade.
  fade.ready.catch(() => undefined)
  return fade.updateCallbackDone
}
