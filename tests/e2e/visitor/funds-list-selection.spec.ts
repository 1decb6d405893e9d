import { expect, test } from '../../support/fixtures.ts'
import { fundListTexts } from '../../support/fund-list-texts.ts'
import { cards, chooseCard, titles } from '../../support/fund-lists.ts'

const [texts] = fundListTexts

test.describe('choosing two funds on the list', () => {
  const { path } = texts

  test('never hides the focus behind the bar of chosen funds @phone', async ({ page }) => {
    await page.goto(`${path}?status=open&compare=fnd-1&compare=fnd-2`)
    const bar = await page.getByRole('region', { name: texts.chosen }).boundingBox()
    await titles(page).first().getByRole('link').focus()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      // The page scrolls with its next frame: the place counts when it has arrived.
      await expect(async () => {
        const focused = await page.locator(':focus').boundingBox()
        expect(focused?.y).toBeLessThan(bar?.y ?? 0)
      }).toPass()
    }
  })

  // P-068
  test('locks the comparison until exactly two funds are chosen, over several pages', async ({ page }) => {
    await page.goto(path)
    const bar = page.getByRole('region', { name: texts.chosen })
    await expect(bar).toHaveCount(0)
    await chooseCard(page, texts, 2)
    await expect(bar.getByRole('listitem')).toHaveCount(1)
    await expect(bar.getByRole('link', { name: texts.compareBoth })).toHaveCount(0)
    await page.getByRole('link', { name: texts.next }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(bar.getByRole('listitem')).toHaveCount(1)
    await chooseCard(page, texts, 1)
    await expect(bar.getByRole('listitem')).toHaveCount(2)
    // A third fund cannot be chosen: its link becomes text.
    await expect(cards(page).getByRole('link', { name: texts.add })).toHaveCount(0)
    await bar.getByRole('link', { name: texts.compareBoth }).click()
    await expect(page).toHaveURL(new RegExp(`${texts.compare}\\?fund=[a-z0-9-]+&fund=[a-z0-9-]+$`))
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})
