import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn } from '../../support/keyboard.ts'
import { byScreen } from '../../support/languages.ts'
import { type Account, openSession } from '../../support/sign-in.ts'

const five: Account = { email: 'investor-five@sandbox.example', client: 'investor' }

// P-404, P-405
test('from the home page to a holding, a figure opened, quarters, and a past day @phone', async ({
  page,
}) => {
  await openSession(page, five)
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good day, Inès')
  await expect(page).toHaveTitle(/^Your position/)
  await expectNoAxeViolations(page)

  const row = page.getByRole('row', { name: /Infrastructures/ })
  // P-859, P-860
  await row.getByRole('link', { name: 'see the published values' }).click()
  await expect(page.locator('details[id^="values-"][open]')).toBeInViewport()
  await page.goBack()
  await row.getByRole('link', { name: 'see how it is computed' }).click()
  await expect(page.getByText('(Value + received) / paid in')).toBeInViewport()
  await page.goBack()
  await row.getByRole('link', { name: /^Orvanne Infrastructures/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Infrastructures')
  await page.getByText('Net IRR', { exact: true }).click()
  await expect(page.getByText(/dated flows/)).toBeVisible()
  await page.getByRole('link', { name: 'By quarter' }).click()
  await expect(page).toHaveURL(/period=quarter/)
  await expect(page.getByRole('rowheader', { name: 'Q1 2019' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByLabel('As at').fill('2023-05-15')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Position as it was known on 15 May 2023')).toBeVisible()
})

/**
 * Parts in sight whose content is not, but for the explanations of figures, which are in sight themselves; and whether the page
 * is wider than the paper.
 */
const hiddenOnPaper = () => ({
  closed: [...document.querySelectorAll('main details:not([data-explains])')]
    .filter((part) => part.checkVisibility() && part.lastElementChild?.checkVisibility() === false)
    .map((part) => part.textContent.slice(0, 60)),
  isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
})

// P-404, P-750
test('home, holding and notice print whole: what is closed on the screen is open on paper', async ({
  page,
}) => {
  await openSession(page, five)
  // The width of a sheet of A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1000 })
  const holding = '/mon-compte/fonds/fnd-29'
  await page.goto('/mon-compte/avis')
  const notice = await page.locator('main a[href*="/avis/ntc-"]').first().getAttribute('href')
  for (const path of ['/', holding, notice ?? '']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
    expect(await page.evaluate(hiddenOnPaper), path).toEqual({ closed: [], isTooWide: false })
    await page.emulateMedia({ media: 'screen' })
    // On the screen there is something closed, so that the test above can fail.
    if (path === holding) expect((await page.evaluate(hiddenOnPaper)).closed.length).toBeGreaterThan(2)
  }
})

// P-405
for (const { email, path, screen, title } of byScreen([
  { email: 'investor-thirty@sandbox.example', path: '/', title: 'Bonjour, Hadrien' },
  { email: 'investor-one@sandbox.example', path: '/en', title: 'Good day, Maxence' },
]))
  test(`the home page of ${email} is accessible, and its parts are opened by keyboard ${screen}`, async ({
    page,
  }) => {
    await openSession(page, { email, client: 'investor' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectNoAxeViolations(page)
    for (const part of await page.locator('main details').all())
      await pressOn(part.locator('summary'), 'Enter')
    await expect(page.locator('main details:not([open])')).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
