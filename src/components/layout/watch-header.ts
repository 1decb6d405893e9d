/** Pixels of scrolling that count as a direction, and how far down the header stays in any case. */
const leastMove = 8
const alwaysShownUpTo = 160

/** Reports whether the focused element is where the header would be. */
function isFocusUnder(header: HTMLElement): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body || header.contains(focused)) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < header.offsetHeight && focused.matches(':focus-visible')
}

const controls = 'a, button, summary, label, input, select, textarea'

const isControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(controls) !== null

function show(isAway: boolean): void {
  document.documentElement.toggleAttribute('data-header-away', isAway)
}

/**
 * Hides the header while the page is scrolled down, and shows it when the page is scrolled up or the focus is in the
 * header. It never covers the focused element (WCAG 2.2, 2.4.11), and its space stays reserved, so that nothing moves.
 * While a control is pressed the header stays as it is: what moves under the pointer gets no click.
 * Returns the function that stops it.
 */
export function watchHeader(): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true }
  const headerOf = () => document.querySelector<HTMLElement>('[data-site-header]')
  let before = 0
  let isPressed = false
  const onPress = (event: Event) => {
    isPressed = isControl(event)
  }
  const onRelease = () => {
    isPressed = false
  }
  const onScroll = () => {
    if (isPressed) return
    const moved = scrollY - before
    if (Math.abs(moved) < leastMove) return
    before = scrollY
    const header = headerOf()
    if (header === null || header.contains(document.activeElement)) return show(false)
    if (moved > 0) return show(scrollY > alwaysShownUpTo)
    show(isFocusUnder(header))
  }
  const onFocus = () => {
    const header = headerOf()
    if (header?.contains(document.activeElement)) show(false)
    else if (header && isFocusUnder(header)) show(true)
  }
  // It is loaded by the first move, which counts.
  onScroll()
  addEventListener('scroll', onScroll, options)
  document.addEventListener('focusin', onFocus, options)
  document.addEventListener('pointerdown', onPress, options)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, onRelease, options)
  return () => {
    stop.abort()
    show(false)
  }
}
