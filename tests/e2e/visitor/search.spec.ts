import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'

const languages = [
  { path: '/recherche', label: 'Que cherchez-vous', word: 'crédit', submit: 'Rechercher', funds: 'Fonds' },
  { path: '/en/search', label: 'What are you looking for', word: 'credit', submit: 'Search', funds: 'Funds' },
] as const

for (const { path, label, word, submit, funds } of languages) {
  test(`results appear as one types, with their number (${path})`, async ({ page }) => {
    await page.goto(path)
    await page.getByLabel(label).fill(word)
    await expect(page.getByRole('status')).toContainText(word)
    await expect(page.getByRole('main').getByRole('heading', { name: funds, level: 2 })).toBeVisible()
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(submit)
  })

  test(`nothing found is said, and no barrier is in the page (${path})`, async ({ page }) => {
    await page.goto(`${path}?q=zzzzqqq`)
    await expect(page.getByRole('status')).toContainText('0')
    await expectNoAxeViolations(page)
    await page.goto(`${path}?q=${word}`)
    await expectNoAxeViolations(page)
  })

  testWithoutScripts(`without scripts the form finds the same (${path})`, async ({ page }) => {
    await page.goto(path)
    await page.getByLabel(label).fill(word)
    await page.getByRole('main').getByRole('button', { name: submit }).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?q=`))
    await expect(page.getByRole('main').getByRole('heading', { name: funds, level: 2 })).toBeVisible()
  })
}
