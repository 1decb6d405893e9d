import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testWithoutScripts } from '../../support/fixtures.ts'
import { openBy } from '../../support/opening.ts'

const lists = [
  { list: '/guide', more: 'Afficher d’autres guides', added: /^12 textes ajoutés à la liste/ },
  { list: '/en/analysis-and-trends', more: 'Show more analysis', added: /^12 texts added to the list/ },
] as const

for (const { list, more, added } of lists) {
  // P-101
  test(`${list} grows downwards and keeps the reader's place`, async ({ page }) => {
    await page.goto(list)
    await expectNoAxeViolations(page)
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(titles).toHaveCount(12)
    await page.getByRole('link', { name: more }).click()
    await expect(titles).toHaveCount(24)
    await expect(page).toHaveURL(`${list}?page=2`)
    await expect(titles.nth(12).getByRole('link')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: added })).toBeAttached()
    await titles.nth(15).getByRole('link').click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(titles).toHaveCount(24)
  })
}

// P-102
test('a guide leads to its alternate, its funds and its category', async ({ page }) => {
  await page.goto('/guide/investir/comprendre-un-fonds-non-cote')
  await expectNoAxeViolations(page)
  await expect(page.getByText('Relu le 23 juin 2026')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orvanne Croissance IV' })).toBeVisible()
  await page.getByRole('link', { name: /English/ }).click()
  await expect(page).toHaveURL('/en/guide/investment/understanding-an-unlisted-fund')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding an unlisted fund')
  await page.getByRole('main').getByRole('link', { name: 'Investing', exact: true }).first().click()
  await expect(page).toHaveURL('/en/guide/investment')
})

// P-011
test('an article without a translation leads to the list of the other language, which says so', async ({
  page,
}) => {
  await page.goto('/en/sitemap')
  await page.getByRole('link', { name: 'French fund forms in plain English' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
  await page.getByRole('link', { name: /français/i }).click()
  await expect(page).toHaveURL('/analyses-et-tendances?notice=untranslated')
  await expect(page.getByText('Ce que vous lisiez n’existe pas encore en français.')).toBeVisible()
})

// P-102
test('a video plays the portal’s own film with its captions', async ({ page }) => {
  await page.goto('/analyses-et-tendances/videos/la-vie-d-un-fonds-en-une-minute')
  await expectNoAxeViolations(page)
  const video = page.locator('video')
  await expect(video.locator('track[kind="captions"]')).toHaveAttribute('src', /^\/api\/media\/.+\.vtt$/)
  const film = await page.request.get((await video.locator('source').getAttribute('src')) ?? '')
  expect(film.headers()['content-type']).toBe('video/webm')
})

// P-037
for (const path of ['/resources', '/plan-du-site'])
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expectNoAxeViolations(page)
  })

testWithoutScripts('the menu of editors opens without scripts', async ({ page }) => {
  await page.goto('/')
  await openBy(page.getByRole('button', { name: 'Comprendre' }))
  await page
    .getByRole('link', { name: /^Guides/ })
    .first()
    .click()
  await expect(page).toHaveURL('/guide/investir')
})
