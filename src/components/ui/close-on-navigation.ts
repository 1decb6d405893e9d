import type { MouseEvent } from 'react'

/** Closes a popover whose link was followed: the page changes under it without being loaded anew. */
export function closeOnNavigation(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover()
}
