import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testOfRefusedForm } from '../../support/fixtures.ts'
import { linkIn, readMail } from '../../support/mailbox.ts'

const languages = [
  {
    language: 'fr',
    login: '/connexion',
    link: /choisir un mot de passe/,
    path: '/reinitialiser-son-mot-de-passe',
    email: 'Adresse email',
    partner: /Partenaire, conseiller/,
    submit: 'Recevoir le lien',
    sent: 'Un email de réinitialisation du mot de passe vous a été envoyé.',
    unknown: 'Cette adresse email n’est associée à aucun compte investisseur.',
    unrecognized: 'L’adresse email saisie n’est pas reconnue.',
  },
  {
    language: 'en',
    login: '/en/login',
    link: /choose a password/,
    path: '/en/reset-my-password',
    email: 'Email address',
    partner: /Partner, adviser/,
    submit: 'Receive the link',
    sent: 'A password reset email has been sent to you.',
    unknown: 'This email address is not associated with any investor account.',
    unrecognized: 'The entered email address is not recognized.',
  },
] as const

const [french, english] = languages

// P-163
test('an investor of the former portal gets a link by email', async ({ page, sandboxUrl }) => {
  const { language, login, link, path, email, submit, sent } = french
  const address = 'investor-empty@sandbox.example'
  await page.goto(login)
  await page.getByRole('link', { name: link }).click()
  // The page that is left has a field of the same name.
  await expect(page.getByRole('button', { name: submit })).toBeVisible()
  await expect(page).toHaveURL(path)
  await page.getByLabel(email).fill(address)
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByText(sent)).toBeVisible()
  const mail = await readMail(sandboxUrl, address, '/identity/reset-password')
  expect(linkIn(mail, 'http')).toContain(`lang=${language}`)
})

testOfRefusedForm(
  'who solved the captcha is told that there is no such account @phone',
  async ({ page }, { project }) => {
    const { language, path, email, partner, submit, unknown, unrecognized } = english
    const address = `nobody-${language}-${project.name}@sandbox.example`
    await page.goto(path)
    await expectNoAxeViolations(page)
    await page.getByLabel(email).fill(address)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(unknown).first()).toBeVisible()
    await expect(page.getByLabel(email)).toHaveValue(address)
    await page.getByLabel(partner).check()
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(unrecognized).first()).toBeVisible()
    await expectNoAxeViolations(page)
  },
)
