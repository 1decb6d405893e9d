import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

/** Whether React has taken over the element that holds a text. */
const isTakenOver = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => Object.keys(element).some((name) => name.startsWith('__react')))

const textOf = async (element: Locator) => (await element.textContent()) ?? ''

test('an article is left as it came, and the next one is drawn in its place', async ({ page }) => {
  await page.goto('/en/analysis-and-trends')
  await page.locator('main li h2 a').first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/\/analysis-and-trends\/[^/]+\/[^/]+$/)
  await page.reload()
  const first = await textOf(title)
  const paragraphs = page.locator('main article p')
  const firstBody = await paragraphs.allTextContents()
  expect(await isTakenOver(page, first)).toBe(false)

  const next = page.locator('main section li h3 a').last()
  const second = await textOf(next)
  await next.click()
  await expect(title).toHaveText(second)
  expect(await paragraphs.allTextContents()).not.toEqual(firstBody)

  await page.goBack()
  await expect(title).toHaveText(first)
  expect(await paragraphs.allTextContents()).toEqual(firstBody)
})

test('a fund is left as it came, and is there again after another page', async ({ page }) => {
  await page.goto('/en/funds')
  await page.locator('main li h3 a').first().click()
  await expect(page).toHaveURL(/\/en\/funds\/[^/]+$/)
  await page.reload()
  const title = page.getByRole('heading', { level: 1 })
  const name = await textOf(title)
  const facts = page.getByRole('complementary')
  const told = await textOf(facts)
  expect(await isTakenOver(page, name)).toBe(false)

  await page.getByRole('link', { name: 'Documents', exact: true }).first().click()
  await expect(page).toHaveURL(/\/documents$/)
  expect(await textOf(facts)).toBe(told)
  await page.locator('main').getByRole('link', { name: 'Funds', exact: true }).click()
  await expect(page).toHaveURL('/en/funds')
  await page.goBack()
  await expect(page).toHaveURL(/\/documents$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/funds\/[^/]+$/)
  await expect(title).toHaveText(name)
  expect(await textOf(facts)).toBe(told)
})

test('the page of a link is fetched when it is pointed at for a second, and not before', async ({ page }) => {
  await page.goto('/en/funds')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const link = page.locator('main li h3 a').first()
  const fetched = page.waitForRequest((request) => request.url().includes('/_serverFn/'))
  await link.hover()
  expect(calls.filter((path) => path.startsWith('/_serverFn/'))).toEqual([])
  await fetched
  await expect(page).toHaveURL('/en/funds')
})

test('a page of editors and the footer, carried as HTML alone, are there after another page and back', async ({
  page,
}) => {
  await page.goto('/mentions-legales')
  const body = page.locator('main .prose')
  const footer = page.locator('body footer').last()
  const [written, foot] = [await body.innerHTML(), await textOf(footer)]
  expect(written.length).toBeGreaterThan(1000)
  const document = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()))
  expect(
    document.split('indépendante, spécialisée dans les fonds non cotés. Les informations').length - 1,
  ).toBe(1)

  await footer.getByRole('link', { name: 'Comment souscrire' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Mentions légales')
  expect(await textOf(footer)).toBe(foot)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
  expect(await body.innerHTML()).toBe(written)
})

test('the web manifest is named once the scripts are there', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
})

test('the header, which stands as HTML, shows the colour mode that was chosen on every page and in every tab', async ({
  page,
  context,
}) => {
  const dark = (tab: Page) => tab.getByRole('radio', { name: 'Sombre' })
  await page.goto('/contact')
  await page.getByTitle('Sombre').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/fonds')
  await expect(dark(page)).toBeChecked()
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await expect(dark(page)).toBeChecked()
  const other = await context.newPage()
  await other.goto('/en/contact')
  await other.getByTitle('Light').click()
  await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
