import { expect, type Page } from '@playwright/test'

/** Runs in the page before anything else: removes the features that a browser without popovers lacks. */
function forgetPopovers(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (...question: [string, string?]) =>
    !question.join(' ').includes(':popover-open') &&
    (question[1] === undefined ? supports(question[0]) : supports(question[0], question[1]))
  // The browser opens a panel as the default action of a press on its button.
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[popovertarget]')) event.preventDefault()
    },
    true,
  )
}

/**
 * Runs in the page: a sheet's rules for browsers without popovers apply from now on. Returns how many blocks of them apply.
 */
function takeOldRules(): number {
  const condition = 'not selector(:popover-open)'
  const taken = '(min-width: 0px)'
  const takeIn = (group: CSSStyleSheet | CSSGroupingRule): number =>
    [...group.cssRules].reduce((count, rule, index) => {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === taken) return count + 1
      if (!(rule instanceof CSSSupportsRule && rule.conditionText === condition))
        return count + (rule instanceof CSSGroupingRule ? takeIn(rule) : 0)
      const rules = [...rule.cssRules].map(({ cssText }) => cssText)
      group.deleteRule(index)
      group.insertRule(`@media ${taken} { ${rules.join(' ')} }`, index)
      return count + 1
    }, 0)
  return [...document.styleSheets].reduce((count, sheet) => count + takeIn(sheet), 0)
}

/**
 * Makes a page's browser one without popovers: it takes the rules for those that know none. Nothing is intercepted on
 * its way, since Chromium now and then forgets a navigation that is.
 */
export async function readAsOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(forgetPopovers)
  await page.addInitScript(`addEventListener('load', ${takeOldRules}, true)`)
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    // Without scripts, those above do not run either.
    expect(await page.evaluate(takeOldRules)).toBeGreaterThan(0)
    return response
  }
}
