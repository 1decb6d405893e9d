import type { AnyRouter } from '@tanstack/react-router'

// State of one browser tab: a document is replaced once.
const ofThisTab = { isWaiting: false }

/** Marks the form of an `input` event as typed into. */
export function noticeTyping({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form[method="post" i]') : null
  form?.setAttribute('data-typed', '')
}

/** Reports whether a form of the page contains typed, unsent input. */
export const hasTypedForm = (): boolean => document.querySelector('form[data-typed]') !== null

/**
 * Makes the next navigation load a new document, for a newer build or for a policy that only a new document
 * can have. A form with typed input postpones it to a later navigation.
 */
export function reloadAtNextNavigation(router: AnyRouter): void {
  if (ofThisTab.isWaiting) return
  ofThisTab.isWaiting = true
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // Deferred: the URL is updated after this event, and the new one must be loaded.
    if (pathChanged && !hasTypedForm()) setTimeout(() => location.reload())
  })
}
