import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page of the portal has. */
const mostStops = 200

/** Focus after a press of Tab: on one of the elements, elsewhere, or invisible. */
type Stop = {
  readonly isReached: boolean
  readonly fault: string | null
  /** True if the page no longer has one of the elements, or had none. */
  readonly isStale: boolean
}

const nowhere = { isReached: false, fault: null } as const

/** Runs in the page. The focus ring of a hidden input is on its label. */
function stopAt(targets: readonly Node[]): Stop {
  const element = document.activeElement
  const isStale = targets.length === 0 || !targets.every((target) => target.isConnected)
  // Between the last stop and the first one, the focus is in the browser's own window.
  if (element === null || element === document.body) return { isReached: false, fault: null, isStale }
  // Not reached by Tab: a newly loaded page has moved the focus to its heading.
  if (element.getAttribute('tabindex') === '-1') return { isReached: false, fault: null, isStale }
  const hasRing = (candidate: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate)
    const { width, height } = candidate.getBoundingClientRect()
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return isDrawn && !/(, |\/ )0\)$/.test(outlineColor) && width > 2 && height > 2
  }
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const label = element.closest('label')
  const isSeen = (isShown && hasRing(element)) || (label !== null && hasRing(label))
  return {
    isReached: targets.includes(element),
    fault: isSeen ? null : `no visible focus on ${element.outerHTML.slice(0, 200)}`,
    isStale,
  }
}

/** Forwards by Tab, or back by Shift+Tab. */
type Way = { readonly back?: boolean }

/**
 * Reports whether the focused element, or its label, is in the window: a page scrolls with its next frame, so poll
 * this.
 */
function isFocusInWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const { top, bottom, left, right } = (focused.closest('label') ?? focused).getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
}

/**
 * Presses Tab until an element has the focus, and expects the focus to be visible at every stop on the way. Fails when
 * the keyboard does not reach the element.
 */
export async function tabTo(target: Locator, { back = false }: Way = {}): Promise<void> {
  const page = target.page()
  // Names of all links and buttons are computed to find one: not at each stop.
  let targets = await target.elementHandles()
  // Elements of a document that the page has left cannot be asked about: they are looked for again.
  const stopHere = () =>
    page.evaluate(stopAt, [...targets]).catch((): Stop => ({ ...nowhere, isStale: true }))
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    let here = await stopHere()
    // A newly opened menu fades in: its items may have the focus a frame before they are visible.
    if (here.isStale || here.fault !== null)
      await expect
        .poll(async () => {
          targets = await target.elementHandles()
          here = await stopHere()
          return here.fault
        })
        .toBeNull()
    if (!here.isReached) continue
    await expect.poll(() => isFocusInWindow(page)).toBe(true)
    return
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

/** Goes to an element by Tab and presses a key on it. */
export async function pressOn(target: Locator, key: 'Enter' | 'Space', way?: Way): Promise<void> {
  await tabTo(target, way)
  await target.page().keyboard.press(key)
}

/** Moves the focus to a field by Tab and replaces its text. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('ControlOrMeta+A')
  await target.page().keyboard.type(text)
}

type Mistake = {
  /** Link of the list to follow; the first one by default. */
  readonly link?: string | RegExp
  /** Target of the link. */
  readonly field: Locator
}

/** From the list of mistakes of an English form that was just refused, which has the focus, to the field of one. */
export async function goToMistake(page: Page, { link, field }: Mistake): Promise<void> {
  const mistakes = page.getByRole('alert').filter({ hasText: 'The form contains errors' })
  await expect(mistakes).toBeFocused()
  const links = mistakes.getByRole('link', link === undefined ? {} : { name: link })
  await pressOn(links.first(), 'Enter')
  await expect(field).toBeFocused()
}
