import { expect, test } from '../../support/fixtures.ts'
import { fundListTexts } from '../../support/fund-list-texts.ts'
import { cards, counterOf, resultCount, titles } from '../../support/fund-lists.ts'

const [, texts] = fundListTexts

test.describe('filters and order of the list', () => {
  const { path } = texts

  test('applies a filter at once, keeps the focus, and goes back', async ({ page }) => {
    await page.goto(path)
    const count = await counterOf(page, path, 'open')
    const box = page.getByRole('checkbox', { name: texts.open })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(`${path}?status=open`)
    await expect(resultCount(page)).toHaveText(texts.found(count))
    await expect(box).toBeChecked()
    await expect(box).toBeFocused()
    await page.goBack()
    await expect(box).not.toBeChecked()
    await expect(resultCount(page)).toHaveText(texts.found('64'))
  })

  // P-063
  test('takes filters away one by one and all together', async ({ page }) => {
    await page.goto(`${path}?strategy=growth&status=open&status=closed&q=orvanne`)
    await page.locator(`a[aria-label*="${texts.closed}"]`).click()
    await expect(page).toHaveURL(`${path}?strategy=growth&status=open&q=orvanne`)
    await expect(page.getByRole('checkbox', { name: texts.closed })).not.toBeChecked()
    await page.getByRole('link', { name: texts.clear }).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('searchbox', { name: texts.search })).toHaveValue('')
    await expect(resultCount(page)).toHaveText(texts.found('64'))
  })

  test('searches while one writes', async ({ page }) => {
    await page.goto(path)
    const field = page.getByRole('searchbox', { name: texts.search })
    await field.pressSequentially('atlantique')
    await expect(page).toHaveURL(`${path}?q=atlantique`)
    await expect(titles(page).first()).toContainText('Atlantique')
    await expect(field).toBeFocused()
    await field.fill('zzzz')
    await expect(page.getByRole('heading', { name: texts.none })).toBeVisible()
    await expect(resultCount(page)).toHaveText(texts.found('0'))
  })

  // P-351
  test('makes one history entry of a search begun, and goes back with the box', async ({ page }) => {
    await page.goto(path)
    const field = page.getByRole('searchbox', { name: texts.search })
    const before = await page.evaluate(() => history.length)
    await field.pressSequentially('atl')
    await expect(page).toHaveURL(`${path}?q=atl`)
    await field.pressSequentially('antique ')
    await expect(page).toHaveURL(`${path}?q=atlantique`)
    await expect(field).toHaveValue('atlantique ')
    await page.getByRole('combobox', { name: texts.sort }).selectOption({ label: texts.latest })
    await expect(page).toHaveURL(`${path}?q=atlantique&sort=-launchDate`)
    await field.fill('croissance')
    await expect(page).toHaveURL(`${path}?q=croissance&sort=-launchDate`)
    expect(await page.evaluate(() => history.length)).toBe(before + 3)
    await expect(field).toBeFocused()
    await page.goBack()
    await expect(field).toHaveValue('atlantique')
    await expect(titles(page).first()).toContainText('Atlantique')
    await page.goBack()
    await expect(page.getByRole('combobox', { name: texts.sort })).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(field).toHaveValue('')
    await expect(resultCount(page)).toHaveText(texts.found('64'))
  })

  test('orders by list and by the headings of the table', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('combobox', { name: texts.sort }).selectOption({ label: texts.latest })
    await expect(page).toHaveURL(`${path}?sort=-launchDate`)
    await page.getByRole('link', { name: texts.table, exact: true }).click()
    const heading = page.getByRole('columnheader', { name: texts.launch })
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await heading.getByRole('link').click()
    await expect(page).toHaveURL(`${path}?sort=launchDate&view=table`)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(heading.getByRole('link')).toBeFocused()
  })
})

// P-350
test('a slow answer is said, and leaves the results and the focus where they are', async ({ page }) => {
  await page.goto('/fonds')
  const answers = Promise.withResolvers<void>()
  await page.route(/_serverFn/, async (route) => {
    await answers.promise
    await route.continue()
  })
  const box = page.getByRole('checkbox', { name: 'Souscription ouverte' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(resultCount(page)).toHaveText('Chargement de la liste des fonds…')
  await expect(cards(page)).toHaveCount(24)
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()
  answers.resolve()
  await expect(resultCount(page)).toHaveText('13 fonds trouvés')
  await expect(cards(page)).toHaveCount(13)
  await expect(box).toBeFocused()
})

test('ticks that come while the results of the one before are drawn all hold, and so do their results', async ({
  page,
}) => {
  await page.goto('/en/funds?strategy=growth&status=open&status=closed')
  const names = await titles(page).allTextContents()
  await page.goto('/en/funds')
  for (const [name, value] of [
    ['status', 'open'],
    ['strategy', 'growth'],
    ['status', 'closed'],
  ]) {
    await page.locator(`input[name="${name}"][value="${value}"]`).check()
    await expect(page).toHaveURL(new RegExp(`${name}=${value}`))
  }
  await expect(page).toHaveURL('/en/funds?strategy=growth&status=open&status=closed')
  await expect(titles(page)).toHaveText(names)
  await expect(page.locator('form input:checked')).toHaveCount(3)
})

test('a link pressed while a response is on its way keeps what was chosen before it', async ({ page }) => {
  await page.goto('/en/funds')
  const answers = Promise.withResolvers<void>()
  await page.route(/_serverFn/, async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'Open for subscription' }).check()
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  answers.resolve()
  await expect(page).toHaveURL('/en/funds?status=open&view=table')
  await expect(page.getByRole('checkbox', { name: 'Open for subscription' })).toBeChecked()
})

test('a card pressed while the next page is on its way is chosen, with those chosen before', async ({
  page,
}) => {
  await page.goto('/en/funds?compare=fnd-1')
  const answers = Promise.withResolvers<void>()
  await page.route(/_serverFn/, async (route) => {
    await answers.promise
    await route.continue()
  })
  const card = await cards(page).first().getByRole('link', { name: 'Compare' }).elementHandle()
  await page.getByRole('link', { name: 'Next page' }).evaluate(pressBoth, card)
  answers.resolve()
  await expect(page.getByRole('region', { name: 'Funds to compare' }).getByRole('listitem')).toHaveCount(2)
})

test('a link pressed before a tick was drawn keeps that tick', async ({ page }) => {
  await page.goto('/en/funds')
  const table = await page.getByRole('link', { name: 'Table', exact: true }).elementHandle()
  await page.getByRole('checkbox', { name: 'Open for subscription' }).evaluate((box, link) => {
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }, table)
  await expect(page).toHaveURL('/en/funds?status=open&view=table')
  await expect(page.getByRole('checkbox', { name: 'Open for subscription' })).toBeChecked()
})

/** Presses a link and, once the page announces the load, another one. */
async function pressBoth(
  first: HTMLElement | SVGElement,
  second: HTMLElement | SVGElement | null,
): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  first.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  while (!document.querySelector('[aria-busy="true"]')) await nextFrame()
  second?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
