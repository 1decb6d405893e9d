/**
 * Reports whether the browser opens and closes panels by itself; Safari 17, Firefox 125 and Chrome 114 are the first.
 */
const knowsPopovers = (): boolean => CSS.supports('selector(:popover-open)')

/** Closes a panel if it is open; in a browser without popovers by their substitute, once that is loaded. */
export function hidePanel(panel: HTMLElement): void {
  if (!knowsPopovers() || panel.matches(':popover-open')) panel.hidePopover?.()
}
