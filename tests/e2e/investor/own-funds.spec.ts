import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { demoInvestor, openSession } from '../../support/sign-in.ts'

test('an investor searches, chooses over two pages, takes the selection and finds it in the history', async ({
  page,
}) => {
  await openSession(page, demoInvestor)
  await page.goto('/mon-compte/documents')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes documents')
  // P-612
  await expect(page.getByText('document publié depuis votre première visite')).toBeVisible()
  await expect(page.getByRole('row', { name: /Nouveau/ }).first()).toBeVisible()
  await expectNoAxeViolations(page)

  const boxes = page.getByRole('checkbox', { name: /^Sélectionner « / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Page précédente' })).toBeVisible()
  await boxes.nth(0).check()
  await expect(page.getByText('3 documents sélectionnés')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger la sélection (ZIP)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^documents-\d{4}-\d{2}-\d{2}\.zip$/)
  expect(await download.failure()).toBeNull()

  await page.getByLabel('Type', { exact: true }).selectOption('half-yearly-report')
  await expect(page).toHaveURL(/type=half-yearly-report/)
  await expect(page.getByRole('row').nth(1)).toContainText('Rapport semestriel')
  await expect(page.getByText('3 documents sélectionnés')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Titre, fonds ou texte' }).fill('zzzz')
  await page.getByRole('searchbox', { name: 'Titre, fonds ou texte' }).press('Enter')
  await expect(page.getByText('Aucun de vos documents ne correspond à ces critères.')).toBeVisible()

  await page.getByRole('link', { name: 'Mes téléchargements' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes téléchargements')
  expect(await page.getByRole('row', { name: /Dans une sélection/ }).count()).toBeGreaterThanOrEqual(3)
  await expectNoAxeViolations(page)
})

testWithoutScripts('without scripts a selection is taken all the same', async ({ page }) => {
  await openSession(page, demoInvestor)
  await page.goto('/en/my-account/documents?sort=title')
  const boxes = page.getByRole('checkbox', { name: /^Select “/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the selection (ZIP)' }).click(),
  ])
  expect(await download.failure()).toBeNull()
  await boxes.nth(0).uncheck()
  await boxes.nth(1).uncheck()
  await page.getByRole('button', { name: 'Download the selection (ZIP)' }).click()
  await expect(page.getByRole('alert')).toContainText('No document is selected')
})

// P-002, P-038, P-140
test('an investor sees what they hold, with its figures and the warning @phone', async ({ page }) => {
  await openSession(page, demoInvestor)
  await page.goto('/en/my-account/funds')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My funds')
  await expect(page.getByText('TVPI', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Past performance does not predict future returns.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'News of the funds held' })).toBeVisible()
  await expectNoAxeViolations(page)
})

// P-065
test('the list of funds stands in two parts, both of which the filters narrow @phone', async ({ page }) => {
  await openSession(page, demoInvestor)
  await page.goto('/fonds')
  const own = page.getByRole('region', { name: 'Fonds souscrits' })
  await expect(own.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(5)
  await expect(own.getByText('Prochaine date').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/fonds?status=pre_liquidation')
  await expect(own.getByRole('heading', { level: 3 })).toHaveText(['Orvanne Transmission II'])
  await expect(page.getByRole('heading', { name: 'Autres fonds' })).toBeVisible()
})
