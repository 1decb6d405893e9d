import type { Locator, Page } from '@playwright/test'

/**
 * Waits for transitions and finite animations. Endless ones are not waited for, nor those outside the rendered area,
 * which do not progress.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isDrawn = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility({ contentVisibilityAuto: true })
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity && isDrawn(effect),
      )
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/**
 * Presses what opens a menu, a panel or a sheet, and waits until that stands: a press on what still moves is tried again
 * by scrolling the page, which takes the panel away from under the press.
 */
export async function openBy(trigger: Locator): Promise<void> {
  await trigger.click()
  await waitForAnimations(trigger.page())
}
