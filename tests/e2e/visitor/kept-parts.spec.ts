import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'

/** Whether React has taken over the element that holds a text. */
const isTakenOver = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => Object.keys(element).some((name) => name.startsWith('__react')))

test('an article is left as it came, and the next one is drawn in its place', async ({ page }) => {
  await page.goto('/en/analysis-and-trends')
  await page.locator('main li a').first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/\/analysis-and-trends\/[^/]+\/[^/]+$/)
  await page.reload()
  const first = await title.innerText()
  const body = page.locator('main article')
  const firstBody = await body.innerText()
  expect(await isTakenOver(page, first)).toBe(false)

  const next = page.locator('main section li a').last()
  const second = await next.innerText()
  await next.click()
  await expect(title).toHaveText(second)
  expect(await body.innerText()).not.toBe(firstBody)

  await page.goBack()
  await expect(title).toHaveText(first)
  expect(await body.innerText()).toBe(firstBody)
})

test('a fund is left as it came, and is there again after another page', async ({ page }) => {
  await page.goto('/en/funds')
  await page.locator('main li h3 a').first().click()
  await expect(page).toHaveURL(/\/en\/funds\/[^/]+$/)
  await page.reload()
  const title = page.getByRole('heading', { level: 1 })
  const name = await title.innerText()
  const facts = page.getByRole('complementary')
  const told = await facts.innerText()
  expect(await isTakenOver(page, name)).toBe(false)

  await page.getByRole('link', { name: 'Documents', exact: true }).first().click()
  await expect(page).toHaveURL(/\/documents$/)
  expect(await facts.innerText()).toBe(told)
  await page.locator('main').getByRole('link', { name: 'Funds', exact: true }).click()
  await expect(page).toHaveURL('/en/funds')
  await page.goBack()
  await page.goBack()
  await expect(title).toHaveText(name)
  expect(await facts.innerText()).toBe(told)
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
