import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'

const texts = {
  path: '/fonds/orvanne-croissance-ii/documents',
  groups: ['Reporting et communiqués', 'Documents commerciaux', 'Documents juridiques'],
  year: 'Année',
  type: 'Type',
  subType: 'Sous-type',
  rules: 'Règlement',
  apply: 'Filtrer',
  clear: 'Effacer les filtres',
  private: 'Réservé aux souscripteurs',
  prompt: /réservés aux souscripteurs du fonds/,
  keyInformation: 'Informations clés',
  none: 'Aucun document',
} as const

const tab = (page: Page) => page.locator('section[aria-labelledby="documents-title"]')
const titles = (page: Page) => tab(page).locator('li > div > :first-child')

test.describe('the documents of a fund', () => {
  // P-072, P-192
  test('lists three groups, with a lock and the way to sign in on private titles @phone', async ({
    page,
  }) => {
    const response = await page.goto(texts.path)
    expect(response?.status()).toBe(200)
    await expect(tab(page).getByRole('heading', { level: 3 })).toHaveText([...texts.groups])
    await expect(tab(page).getByText(texts.prompt)).toBeVisible()
    const locked = tab(page).getByRole('listitem').filter({ hasText: texts.private })
    expect(await locked.count()).toBeGreaterThan(0)
    for (const link of await locked.getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^\/connexion\?callbackUrl=/)
    await expectNoAxeViolations(page)
  })

  test('filters by address as soon as a value is chosen, and clears', async ({ page }) => {
    await page.goto(texts.path)
    const all = await titles(page).count()
    await page.getByLabel(texts.type, { exact: true }).selectOption('fund-rules')
    await expect(page).toHaveURL(/\?type=fund-rules$/)
    await expect(titles(page)).toContainText([texts.rules])
    await page.getByRole('link', { name: texts.clear }).click()
    await expect(page).toHaveURL(texts.path)
    await expect(titles(page)).toHaveCount(all)
    await expect(page.getByLabel(texts.type, { exact: true })).toHaveValue('')
  })

  test('says when nothing matches', async ({ page }) => {
    await page.goto(`${texts.path}?year=1991`)
    await expect(page.getByRole('heading', { name: texts.none })).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
