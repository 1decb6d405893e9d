import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { byScreen } from '../../support/languages.ts'

// P-257
test('the first stop jumps over the header to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a word of the menu opens its links, closes with Escape and leads to a guide and its chapters', async ({
  page,
}) => {
  await page.goto('/')
  const word = page.getByRole('button', { name: 'Comprendre' })
  const guides = page.getByRole('banner').getByRole('link', { name: /^Guides/ })
  await pressOn(word, 'Enter')
  await expect(guides.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(guides.first()).toBeHidden()
  await expect(word).toBeFocused()
  await page.keyboard.press('Space')
  await pressOn(guides.first(), 'Enter')
  await expect(page).toHaveURL('/guide/investir')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const guide = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
  await pressOn(guide, 'Enter')
  await expect(page).toHaveURL(/\/guide\/investir\/.+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the chapters of a guide are reached by its contents, and read on from there', async ({ page }) => {
  await page.goto('/guide/investir/comprendre-un-fonds-non-cote')
  const contents = page.getByRole('main').getByRole('navigation', { name: 'Sur cette page' })
  const chapter = contents.getByRole('link').nth(1)
  const anchor = (await chapter.getAttribute('href')) ?? ''
  await pressOn(chapter, 'Enter')
  await expect(page).toHaveURL(new RegExp(`${anchor}$`))
  await expect(page.locator(anchor)).toBeInViewport()
  await page.keyboard.press('Tab')
  const isAfter = page.evaluate(
    (id) =>
      document.querySelector(id)?.compareDocumentPosition(document.activeElement ?? document.body) ===
      Node.DOCUMENT_POSITION_FOLLOWING,
    anchor,
  )
  expect(await isAfter).toBe(true)
})

test('language and colour mode are changed by the header', async ({ page }) => {
  await page.goto('/fonds')
  await pressOn(page.getByRole('link', { name: 'Read this page in English' }), 'Enter')
  await expect(page).toHaveURL('/en/funds')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const mode = page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' })
  await tabTo(mode, { back: true })
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the search is reached from the header, answers while one types, and opens a result', async ({
  page,
}) => {
  await page.goto('/en')
  // P-748
  const banner = page.getByRole('banner')
  await pressOn(banner.getByRole('button', { name: 'Search' }), 'Enter')
  await expect(banner.getByLabel('Search the site')).toBeFocused()
  await page.keyboard.type('croissance')
  await expect(banner.getByRole('list', { name: 'Suggestions' }).getByRole('link').first()).toHaveText(
    /Croissance/,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/search?q=croissance')
  await typeInto(page.getByLabel('What are you looking for'), 'credit')
  await expect(page.getByRole('status')).toContainText('credit')
  const results = page.getByRole('main').getByRole('listitem').getByRole('link')
  await pressOn(results.first(), 'Enter')
  await expect(page).not.toHaveURL(/search/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

// P-375, P-376
for (const { amount, calculators, compute, glossary, last, screen } of byScreen([
  {
    ...{ calculators: '/calculateurs', amount: 'Engagement', compute: 'Calculer', last: /48\s000,00\s€/ },
    glossary: '/lexique',
  },
  {
    ...{ calculators: '/en/calculators', amount: 'Commitment', compute: 'Work it out', last: /€48,000\.00/ },
    glossary: '/en/glossary',
  },
]))
  test(`a calculator works and a term is reached by its letter (${calculators}) ${screen}`, async ({
    page,
  }) => {
    await page.goto(calculators)
    await expectNoAxeViolations(page)
    const calls = page.locator('#calls')
    await typeInto(calls.getByLabel(amount), '60000')
    await pressOn(calls.getByRole('button', { name: compute }), 'Enter')
    await expect(page).toHaveURL(/commitment=60000.*#calls$/)
    await expect(calls.getByRole('table')).toContainText(last)
    await expectNoAxeViolations(page)
    await page.goto(glossary)
    await expectNoAxeViolations(page)
    const letter = page.getByRole('main').getByRole('navigation').getByRole('link').nth(2)
    const anchor = (await letter.getAttribute('href')) ?? ''
    await pressOn(letter, 'Enter')
    await expect(page.locator(anchor)).toBeInViewport()
  })

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens, closes with Escape, and leads on', async ({ page }) => {
    await page.goto('/en')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    const navigation = page.getByRole('banner').getByRole('navigation')
    await pressOn(menu, 'Enter')
    await expect(navigation).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(navigation).toBeHidden()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await pressOn(navigation.getByRole('link', { name: 'Our funds' }), 'Enter')
    await expect(page).toHaveURL('/en/funds')
    await expect(navigation).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
