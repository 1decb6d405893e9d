import type { AnyRouter } from '@tanstack/react-router'

// State of one browser tab: a document is replaced once.
const ofThisTab = { isWaiting: false }

function markForm(field: Element): void {
  field.closest('form[method="post" i]')?.setAttribute('data-typed', '')
}

/** Marks the form of an `input` event as typed into. */
export function noticeTyping({ target }: Event): void {
  if (target instanceof Element) markForm(target)
}

/** Marks the forms of the page that were typed into, or filled by the browser, before anything listened. */
export function noticeEarlierTyping(): void {
  // Boxes have a value and no default one.
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type="checkbox"],[type="radio"]),textarea',
  )
  for (const field of fields) if (field.value !== field.defaultValue) markForm(field)
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
