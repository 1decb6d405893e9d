import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'

const languages = [
  {
    language: 'fr',
    advice: 'Veuillez vérifier votre email afin de vous connecter.',
    email: 'Adresse email',
    submit: /Renvoyer/,
    wrong: "Le format de l'email est incorrect.",
    sent: 'Un email de vérification vous sera envoyé si votre adresse est reconnue.',
  },
  {
    language: 'en',
    advice: 'Please verify your email before logging in.',
    email: 'Email address',
    submit: /Send the verification/,
    wrong: 'The email format is incorrect.',
    sent: 'A verification email will be sent if your address is recognized.',
  },
] as const

// Both clients in both languages, without scripts, are cases of visitor-forms.test.ts.
for (const [client, { language, advice, email, submit, wrong, sent }] of [
  ['investor', languages[0]],
  ['partner', languages[1]],
] as const)
  test(`the ${client}’s email is asked for again in ${language}`, async ({ page, portalUrl, context }) => {
    const { port } = new URL(portalUrl)
    await context.addCookies([{ name: `locale-${port}`, value: language, url: portalUrl }])
    await page.goto(`/auth/${client}/email-not-verified-redirect`)
    await expect(page).toHaveURL(`/${client}/email-not-verified`)
    await expect(page.getByText(advice)).toBeVisible()
    await page.getByLabel(email).fill('nobody at all')
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(wrong).first()).toBeVisible()
    await expect(page.getByLabel(email)).toHaveValue('nobody at all')
    await expectNoAxeViolations(page)
    await page.getByLabel(email).fill(`${client}-${language}@nobody.example`)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText(sent)).toBeVisible()
  })
