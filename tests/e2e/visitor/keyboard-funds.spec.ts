import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { cards, resultCount } from '../../support/fund-lists.ts'
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts'

test('the list is searched, narrowed and ordered, and the focus stays where it is', async ({ page }) => {
  await page.goto('/en/funds')
  await typeInto(page.getByRole('searchbox', { name: 'Search for a fund' }), 'orvanne')
  await expect(page).toHaveURL('/en/funds?q=orvanne')
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await tabTo(order)
  await page.keyboard.type('Latest')
  await expect(page).toHaveURL('/en/funds?q=orvanne&sort=-launchDate')
  await expect(order).toBeFocused()
  const box = page.getByRole('checkbox', { name: 'Closed for subscription' })
  await pressOn(box, 'Space', { back: true })
  await expect(page).toHaveURL('/en/funds?status=closed&q=orvanne&sort=-launchDate')
  await expect(box).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  await expect(page).toHaveURL('/en/funds?q=orvanne&sort=-launchDate')
})

test('cards and table are changed for each other', async ({ page }) => {
  await page.goto('/en/funds')
  const table = page.getByRole('link', { name: 'Table', exact: true })
  await pressOn(table, 'Enter')
  await expect(page).toHaveURL('/en/funds?view=table')
  await expect(table).toBeFocused()
  const heading = page.getByRole('columnheader', { name: 'Launch' })
  await pressOn(heading.getByRole('link'), 'Enter')
  await expect(heading).toHaveAttribute('aria-sort', /ascending/)
  // The current one, too, indicates the focus.
  await tabTo(table, { back: true })
})

// P-812
for (const view of ['', '?view=table', '?view=performance'])
  test(`the funds are reached past the filters${view}`, async ({ page }) => {
    await page.goto(`/en/funds${view}`)
    await pressOn(page.getByRole('link', { name: 'Skip to the funds' }), 'Enter')
    const results = page.locator('#listed-funds')
    await expect(results).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(results.locator('a, button, [tabindex="0"]').first()).toBeFocused()
  })

// P-350
test('the table of the server is sorted by its headings, and the focus stays on them', async ({ page }) => {
  await page.goto('/en/funds?view=table')
  const heading = page.getByRole('columnheader', { name: 'Minimum' })
  await pressOn(heading.getByRole('link'), 'Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect(heading.getByRole('link')).toBeFocused()
})

// P-852
test('two funds are chosen, compared, and the lines that differ are picked out', async ({ page }) => {
  await page.goto('/en/funds')
  await pressOn(page.getByRole('link', { name: 'Skip to the funds' }), 'Enter')
  const choices = cards(page).getByRole('link', { name: /^Compare/ })
  const bar = page.getByRole('region', { name: 'Funds to compare' })
  await pressOn(choices.nth(0), 'Enter')
  await expect(bar.getByRole('listitem')).toHaveCount(1)
  await pressOn(choices.nth(1), 'Enter')
  await expect(bar.getByRole('listitem')).toHaveCount(2)
  await pressOn(cards(page).getByRole('link', { name: 'See the comparison' }), 'Enter')
  await expect(page).toHaveURL(/\/en\/funds\/compare\?fund=.+&fund=.+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressOn(page.getByRole('link', { name: 'Show the differences and the risk only' }), 'Enter')
  await expect(page).toHaveURL(/only=differences/)
})

test('two funds are chosen in the lists of the comparison itself', async ({ page }) => {
  await page.goto('/en/funds/compare')
  await tabTo(page.getByRole('combobox', { name: 'First fund' }))
  await page.keyboard.type('Orvanne Ent')
  await tabTo(page.getByRole('combobox', { name: 'Second fund' }))
  await page.keyboard.type('Orvanne Opp')
  await pressOn(page.getByRole('main').getByRole('button', { name: 'Compare' }), 'Enter')
  await expect(page).toHaveURL(/\?fund=.+&fund=.+/)
  await expect(page.getByRole('table').first()).toBeVisible()
})

// P-356, P-357, P-365
test('columns are chosen, a fund is watched and the overview of performance is read', async ({ page }) => {
  await page.goto('/fonds?view=table')
  const columns = page.getByRole('button', { name: 'Colonnes' })
  const risk = page.getByRole('checkbox', { name: 'SFDR', exact: true })
  await pressOn(columns, 'Enter')
  await expect(risk).toBeVisible()
  await expectNoAxeViolations(page)
  await pressOn(risk, 'Space')
  await expect(page.getByRole('columnheader', { name: 'SFDR' })).toHaveCount(0)
  await expect(risk).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(risk).toBeHidden()

  await page.goto('/en/funds')
  const watch = page.getByRole('button', { name: /^Watch / }).first()
  await pressOn(watch, 'Enter')
  await expect(watch).toHaveAttribute('aria-pressed', 'true')
  await expect(watch).toBeFocused()
  await pressOn(page.getByRole('link', { name: 'My selection (1)' }), 'Enter', { back: true })
  await expect(resultCount(page)).toHaveText('1 fund found')
  await expectNoAxeViolations(page)

  await page.goto('/en/funds')
  await pressOn(page.getByRole('link', { name: 'Performance', exact: true }), 'Enter')
  await expect(page).toHaveURL(/view=performance/)
  await expect(page.getByRole('columnheader', { name: 'TVPI' })).toBeVisible()
})

// P-258
test('a fund is opened, its chart set and its values read as a table', async ({ page }) => {
  await page.goto('/en/funds?q=orvanne+croissance+ii')
  await pressOn(cards(page).getByRole('heading').getByRole('link').first(), 'Enter')
  await expect(page).toHaveURL(/\/en\/funds\/.+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const period = page.locator('[data-share-controls]').getByRole('link', { name: /years/ }).first()
  await pressOn(period, 'Enter')
  await expect(page).toHaveURL(/period=\dy/)
  await expect(period).toBeFocused()
})

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the filters open over the list, narrow it, and give the focus back', async ({ page }) => {
    await page.goto('/en/funds')
    const opens = page.getByRole('button', { name: 'Filter', exact: true })
    const box = page.getByRole('checkbox', { name: 'Open for subscription' })
    await pressOn(opens, 'Enter')
    await pressOn(box, 'Space')
    await expect(page).toHaveURL('/en/funds?status=open')
    await expect(resultCount(page)).toHaveText(/^\d+ funds found$/)
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused()
  })
})
