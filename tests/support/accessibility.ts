import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const ruleSets = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects axe to find nothing on the page as it is now (WCAG 2.2 AA and axe's best practices). */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(ruleSets).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}
