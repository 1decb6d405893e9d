import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { fundPageTexts } from '../../support/fund-page-texts.ts'

const [{ path }] = fundPageTexts

test.describe('the bar of a fund’s page', () => {
  // P-333, P-742
  test('keeps its name, its tabs and its actions in sight, in a panel where they are many @phone', async ({
    page,
  }) => {
    await page.goto('/fonds/orvanne-transmission-iv')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('#terms').scrollIntoViewIfNeeded()
    const bar = page.locator('[data-sticky="top"]')
    await expect(bar.getByText('Orvanne Transmission IV')).toBeInViewport()
    await expect(bar.getByRole('link', { name: 'Documents' })).toBeInViewport()
    const menu = bar.getByRole('button', { name: 'Actions' })
    if (await menu.isVisible()) await menu.click()
    for (const name of ['DIC', 'Fiche', 'Poser une question', 'Comparer Orvanne Transmission IV'])
      await expect(bar.getByRole('link', { name })).toBeInViewport()
    await expect(bar.getByRole('button', { name: /^Suivre/ })).toBeInViewport()
    await expectNoAxeViolations(page)
    await bar.getByRole('link', { name: 'Poser une question' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Orvanne Transmission IV/)
  })

  // P-743
  test('keeps what is chosen for comparison from page to page', async ({ page }) => {
    const chosen = page.getByRole('region', { name: 'Fonds à comparer' })
    await page.goto('/fonds?compare=orvanne-croissance-iv')
    await page.getByRole('link', { name: 'Orvanne Transmission IV', exact: true }).click()
    await expect(chosen).toContainText('Orvanne Croissance IV')
    await page.getByRole('link', { name: 'Comparer ce fonds' }).click()
    await expect(chosen.getByRole('listitem')).toHaveCount(2)
    await expect(page).toHaveURL(/orvanne-transmission-iv/)
    await page.getByRole('main').getByRole('link', { name: 'Fonds', exact: true }).first().click()
    await expect(page).toHaveURL(/compare=orvanne-croissance-iv&compare=orvanne-transmission-iv/)
    await page.getByRole('link', { name: 'Orvanne Transmission IV', exact: true }).click()
    await chosen.getByRole('link', { name: /retirer Orvanne Croissance IV/ }).click()
    await expect(chosen.getByRole('listitem')).toHaveText(['Orvanne Transmission IV'])
    await page.goBack()
    await expect(chosen.getByRole('listitem')).toHaveCount(2)
  })

  // P-744
  test('hands its address on: copied, by email, or by the browser’s own sharing', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    await page.getByRole('button', { name: 'Partager' }).click()
    const panel = page.getByRole('region', { name: 'Partager la page du fonds' })
    await expect(panel.getByLabel('Adresse de la page')).toHaveValue(new RegExp(`^http.*${path}$`))
    // A press at where a button was while its panel moved would close the panel.
    await panel.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    await panel.getByRole('button', { name: 'Copier l’adresse' }).click()
    await expect(panel.getByRole('button', { name: 'Adresse copiée' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`))
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async (shared: unknown) => document.body.append(JSON.stringify(shared)),
      })
    })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Partager' }).click()
    await expect(page.getByText('{"title":"Orvanne Croissance II')).toBeAttached()
    await expect(panel).toBeHidden()
  })

  testWithoutScripts('shows its address to copy without scripts', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Partager' }).click()
    await expect(page.getByLabel('Adresse de la page')).toHaveValue(/^http/)
    await expect(page.getByRole('link', { name: 'Envoyer par email' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=/,
    )
  })
})
