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

/** Reports whether a list is not as its page was sent: without a choice there, its first option is chosen. */
function isChosen({ options }: HTMLSelectElement): boolean {
  const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return options[Math.max(0, sent)]?.selected === false
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChosen(field)
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** Marks the forms of the page that were filled in, by a person or the browser, before anything listened. */
export function noticeEarlierTyping(): void {
  const fields = document.querySelectorAll<Field>('input,textarea,select')
  for (const field of fields) if (isFilledIn(field)) markForm(field)
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
