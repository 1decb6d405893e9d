const panelOf = (trigger: Element): HTMLElement | null =>
  document.getElementById(trigger.getAttribute('popovertarget') ?? '')

const triggersOf = (panel: HTMLElement): NodeListOf<HTMLElement> =>
  document.querySelectorAll(`[popovertarget="${CSS.escape(panel.id)}"]:not([popovertargetaction="hide"])`)

function show(panel: HTMLElement, isOpen: boolean): void {
  panel.toggleAttribute('data-open', isOpen)
  for (const trigger of triggersOf(panel)) trigger.setAttribute('aria-expanded', String(isOpen))
}

/** Closes the open panels but those that hold an element. */
function closeOthers(held: Element | null): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover][data-open]'))
    if (!panel.contains(held)) show(panel, false)
}

function press({ target }: MouseEvent): void {
  const trigger = target instanceof Element ? target.closest('[popovertarget]') : null
  const panel = trigger && panelOf(trigger)
  const isOpening =
    trigger?.getAttribute('popovertargetaction') !== 'hide' && panel?.hasAttribute('data-open') === false
  closeOthers(isOpening ? panel : target instanceof Element ? target : null)
  if (panel) show(panel, isOpening)
}

function pressKey({ key }: KeyboardEvent): void {
  const [innermost] = [...document.querySelectorAll<HTMLElement>('[popover][data-open]')].reverse()
  if (key !== 'Escape' || innermost === undefined) return
  show(innermost, false)
  triggersOf(innermost)[0]?.focus()
}

/**
 * Opens and closes panels in browsers that know no popovers, where the style sheet puts them in the flow of the page: by
 * their buttons, a press elsewhere, Escape, and the one method that the portal calls (P-262).
 */
export function standInForPopovers(): void {
  document.addEventListener('click', press)
  document.addEventListener('keydown', pressKey)
  HTMLElement.prototype.hidePopover = function hidePopover() {
    show(this, false)
  }
}
