import type { AnyRouter } from '@tanstack/react-router'

// Of a browser's tab alone: one document is left once.
const ofThisTab = { isWaiting: false }

/** Whether a form of the page holds something that was typed and not sent. */
export const hasTypedForm = (): boolean => document.querySelector('form[data-typed]') !== null

/**
 * Makes the next change of page load a new document: for a newer build, or for a policy that only a new document can
 * have. Never over a form in which something was typed: then the change after it does.
 */
export function reloadAtNextNavigation(router: AnyRouter): void {
  if (ofThisTab.isWaiting) return
  ofThisTab.isWaiting = true
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // A moment later: the address is written after this, and it is the new one that is loaded.
    if (pathChanged && !hasTypedForm()) setTimeout(() => location.reload())
  })
}
