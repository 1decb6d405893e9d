import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitForAnimations } from './opening.ts'

const ruleSets = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns axe's findings on a page once no transition is running: rule and place. `without` are rules that do not apply
 * to this look.
 */
export async function axeFindings(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Checked from the top: the header stays in view, and would cover elements scrolled under it.
  const scrolled = await page.evaluate(() => {
    const { scrollY } = window
    window.scrollTo({ top: 0, behavior: 'instant' })
    return scrollY
  })
  await waitForAnimations(page)
  const { violations } = await new AxeBuilder({ page })
    // Selectors of elements without findings take longer than the rules.
    .options({ resultTypes: ['violations'] })
    // Single document: there is no second page to combine the results of frames in.
    .setLegacyMode()
    .withTags(ruleSets)
    .disableRules([...without])
    .analyze()
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
}

/** Reports whether the page has to be scrolled sideways (WCAG 1.4.10). */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** The spacing that readers may set (WCAG 1.4.12). */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/**
 * Lists clipped texts: boxes that hide their overflow and hold more than they show. Texts for screen readers only are
 * one pixel wide and do not count, nor do boxes that can be scrolled.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      if (width <= 2 || height <= 2 || textOverflow === 'ellipsis') return false
      const isWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const isTall = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      return (isWide || isTall) && (element.textContent ?? '').trim() !== ''
    }
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter(isCut)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 90))
  })
}

const leastTargetPx = 24

/**
 * Controls that are smaller than 24 px and so near to another one that circles of that size around their middles touch
 * it (WCAG 2.5.8, with its exceptions for spacing and running text).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const targets = [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => width > 2 && height > 2)
    const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 })
    const isSmall = ({ width, height }: DOMRect) => width < least || height < least
    const gapTo = (box: DOMRect, { x, y }: { x: number; y: number }) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    const isCrowded = (box: DOMRect, other: DOMRect) => {
      const middle = middleOf(box)
      const { x, y } = middleOf(other)
      const areCirclesTouching = isSmall(other) && Math.hypot(x - middle.x, y - middle.y) < least
      return areCirclesTouching || gapTo(other, middle) < least / 2
    }
    return targets
      .filter(({ box }) => isSmall(box))
      .filter(({ element, box }) =>
        targets.some((other) => other.element !== element && isCrowded(box, other.box)),
      )
      .map(
        ({ element }) =>
          `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`,
      )
  }, leastTargetPx)
}

/** Lists the elements that still move for users who prefer reduced motion (WCAG 2.3.3). */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const duration = effect?.getComputedTiming().duration
        return playState === 'running' && typeof duration === 'number' && duration > 1
      })
      .map((animation) => String(animation.id || animation.constructor.name)),
  )
}
