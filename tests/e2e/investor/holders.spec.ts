import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
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

for (const texts of languages) {
  // P-691, P-694
  test(`a person switches to a company with the keyboard, and back (${texts.portfolios}) @phone`, async ({
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
