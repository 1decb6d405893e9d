// framework-seam: page-fade
import type { AnyRouter } from '@tanstack/react-router'

/** Router state that distinguishes the old page from the new one. */
type Move = Pick<AnyRouter, 'latestLocation' | 'stores'>

/**
 * Cross-fades between pages where the browser supports it; a filter or a page of a list changes without a
 * fade. The style sheet handles reduced motion.
 *
 * @param commit renders the next page
 * @returns settles once that page is rendered
 */
export function pageFade({ latestLocation, stores }: Move, commit: () => Promise<void>): Promise<void> {
  const isSamePage = latestLocation.pathname === stores.resolvedLocation.get()?.pathname
  if (isSamePage || !('startViewTransition' in document)) return commit()
  const fade = document.startViewTransition(commit)
  // Rejected when another page follows or the tab is hidden: the page is rendered all the same, without a
  // fade.
  fade.ready.catch(() => undefined)
  return fade.updateCallbackDone
}
