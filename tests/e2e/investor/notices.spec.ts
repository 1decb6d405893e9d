import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn } from '../../support/keyboard.ts'
import { inTurn } from '../../support/languages.ts'
import { demoInvestor, openOwnSession } from '../../support/sign-in.ts'

const languages = [
  {
    list: '/mon-compte/avis',
    late: 'En retard',
    iban: 'IBAN',
    ends: /^se termine par \d{4}$/,
    password: 'Votre mot de passe',
    reveal: 'Afficher l’IBAN',
    acknowledge: 'J’ai lu cet avis',
    account: 'investor@sandbox.example',
  },
  {
    list: '/en/my-account/notices',
    late: 'Due',
    iban: 'IBAN',
    ends: /^ends in \d{4}$/,
    password: 'Your password',
    reveal: 'Show the IBAN',
    acknowledge: 'I have read this notice',
    account: 'investor-entity@sandbox.example',
  },
] as const

// A refused form has status 422, which browsers log as an error.
test.use({ expectedConsole: [/422/] })

// P-432, P-433, P-434
for (const texts of inTurn(languages, 0))
  test(`a call is found, paid from and acknowledged by keyboard at ${texts.list}`, async ({ page }) => {
    await openOwnSession(page, { ...demoInvestor, email: texts.account })
    await page.goto(texts.list)
    const main = page.getByRole('main')
    await expectNoAxeViolations(page)
    const row = main.getByRole('row').filter({ hasText: texts.late })
    await pressOn(row.getByRole('link'), 'Enter')
    await expect(page).toHaveURL(/\/ntc-\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectNoAxeViolations(page)

    const payment = main.locator('#payment')
    const iban = payment.getByRole('definition').nth(2)
    await expect(iban).toHaveText(texts.ends)
    const password = payment.getByLabel(texts.password, { exact: true })
    await password.fill('No-Secret-1')
    await pressOn(payment.getByRole('button', { name: texts.reveal }), 'Enter')
    await expect(payment.getByRole('alert')).toBeFocused()
    await expectNoAxeViolations(page)
    await password.fill('Sandbox-2026!')
    await pressOn(payment.getByRole('button', { name: texts.reveal }), 'Enter')
    await expect(iban).toHaveText(/^FR\d{25}$/)
    await expectNoAxeViolations(page)

    await pressOn(main.getByRole('button', { name: texts.acknowledge }), 'Enter')
    await expect(main.locator('#acknowledgement').getByRole('button')).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
