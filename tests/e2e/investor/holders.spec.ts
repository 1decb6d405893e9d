import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { byScreen } from '../../support/languages.ts'
import { openSession } from '../../support/sign-in.ts'

const person = { email: 'investor-hats@sandbox.example', client: 'investor' } as const
const company = 'Roumegoux Participations'

const languages = [
  {
    portfolios: '/mon-compte/portefeuilles',
    bar: 'Pour qui vous agissez',
    change: 'Changer',
    confirm: 'Confirmer',
    self: 'Anaïs Roumegoux (vous)',
    position: `Placements : ${company}`,
    profile: 'Mon profil',
  },
  {
    portfolios: '/en/my-account/portfolios',
    bar: 'For whom you act',
    change: 'Change',
    confirm: 'Confirm',
    self: 'Anaïs Roumegoux (you)',
    position: `Investments of ${company}`,
    profile: 'My profile',
  },
] as const

for (const texts of byScreen(languages)) {
  // P-691, P-694
  test(`a person switches to a company with the keyboard, and back (${texts.portfolios}) ${texts.screen}`, async ({
    page,
  }) => {
    await openSession(page, person)
    await page.goto(texts.portfolios)
    await expectNoAxeViolations(page)
    const bar = page.getByRole('complementary', { name: texts.bar })
    await bar.getByRole('button', { name: texts.change }).press('Enter')
    await bar.getByRole('radio', { name: company }).press('Space')
    await bar.getByRole('button', { name: texts.confirm }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.position)
    await expect(bar.locator('[data-holder]')).toHaveText(company)
    await expectNoAxeViolations(page)
    await expect(page.getByRole('link', { name: texts.profile })).toHaveCount(0)
    await bar.getByRole('button', { name: texts.change }).press('Enter')
    await bar.getByRole('radio', { name: texts.self }).press('Space')
    await bar.getByRole('button', { name: texts.confirm }).press('Enter')
    await expect(page).toHaveURL(texts.portfolios)
  })
}

// P-691
test('what was typed for the person is not sent for the company that another tab acts for', async ({
  page,
  context,
}) => {
  await openSession(page, person)
  await page.goto('/mon-compte/questions/nouvelle')
  await page.getByLabel('Objet').fill('Pour moi seule')
  await page.getByLabel('Votre question').fill('À mon propre sujet.')
  const other = await context.newPage()
  await other.goto('/mon-compte/portefeuilles')
  await other
    .getByRole('button', { name: `Agir pour ${company}` })
    .first()
    .click()
  await expect(other.locator('[data-holder]')).toHaveText(company)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.locator('[data-holder]')).toHaveText(company)
  await page.getByRole('button', { name: 'Envoyer la question' }).click()
  await expect(page.getByRole('alert')).toContainText('ouverte pour un autre titulaire')
  await expect(page.getByLabel('Objet')).toHaveValue('Pour moi seule')
  await other.goto('/mon-compte/questions')
  await expect(other.getByRole('main')).not.toContainText('Pour moi seule')
})

// P-691
test('twenty holders fit the smallest phone: each is reached, and the bar covers no field that is filled in', async ({
  page,
}) => {
  await openSession(page, person)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/mon-compte/portefeuilles')
  await page
    .getByRole('button', { name: `Agir pour ${company}` })
    .first()
    .click()
  const bar = page.getByRole('complementary', { name: 'Pour qui vous agissez' })
  await expect(bar.locator('[data-holder]')).toHaveText(company)
  const choices = Array.from({ length: 20 }, (_, index) => ({
    id: `mdt-${index}`,
    holder: `Société civile de participations du Dauphiné n° ${index + 1}`,
  }))
  await page.route('**/api/auth/session?*', async (route) => {
    const response = await route.fetch()
    const session = await response.json()
    await route.fulfill({ response, json: { ...session, holders: { ...session.holders, choices } } })
  })
  await page.goto('/mon-compte/questions/nouvelle')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await bar.getByRole('button', { name: 'Changer' }).press('Enter')
  await expect(bar.getByRole('radio')).toHaveCount(21)
  const panel = await bar.getByRole('region', { name: 'Agir pour' }).boundingBox()
  expect((panel?.y ?? 0) + (panel?.height ?? 569)).toBeLessThanOrEqual(568)
  expect((panel?.x ?? 0) + (panel?.width ?? 321)).toBeLessThanOrEqual(320)
  await bar.getByRole('radio').last().focus()
  await expect(bar.getByRole('radio').last()).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Confirmer' }).focus()
  await expect(bar.getByRole('button', { name: 'Confirmer' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  // From the end of the page, so that each field has to be scrolled to under the bar.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  for (const label of ['Votre question', 'Objet']) {
    await page.getByLabel(label).focus()
    const [covered, field] = [await bar.boundingBox(), await page.getByLabel(label).boundingBox()]
    expect(field?.y ?? 0).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0))
  }
})
