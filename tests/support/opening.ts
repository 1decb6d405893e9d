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
 * Presses the trigger of a menu, a panel or a sheet, and waits until it has opened: a press on a moving element is
 * retried by scrolling the page, which moves the panel away from the pointer.
 */
export async function openBy(trigger: Locator): Promise<void> {
  await trigger.click()
  await waitForAnimations(trigger.page())
}
