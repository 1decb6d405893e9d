import englishClients from '../../../i18n/en/desk_clients/index.ts'
import englishMaterial from '../../../i18n/en/material/index.ts'
import englishDesk from '../../../i18n/en/partner_desk/index.ts'
import englishShared from '../../../i18n/en/shared_document/index.ts'
import frenchClients from '../../../i18n/fr/desk_clients/index.ts'
import frenchMaterial from '../../../i18n/fr/material/index.ts'
import frenchDesk from '../../../i18n/fr/partner_desk/index.ts'
import frenchShared from '../../../i18n/fr/shared_document/index.ts'
import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { byScreen } from '../../support/languages.ts'
import { openSession } from '../../support/sign-in.ts'

const partner = { email: 'partner-one@mutuelle-demo.example', client: 'partner' } as const

const languages = [
  {
    language: 'fr',
    desk: '/mon-compte/tableau-de-bord',
    clients: '/mon-compte/clients',
    material: '/mon-compte/documents-commerciaux',
    lines: /^Voir l’encours du fonds/,
    share: /^Transmettre /,
    words: { desk: frenchDesk, clients: frenchClients, material: frenchMaterial, shared: frenchShared },
  },
  {
    language: 'en',
    desk: '/en/my-account/dashboard',
    clients: '/en/my-account/clients',
    material: '/en/my-account/marketing-documents',
    lines: /^See the assets in/,
    share: /^Share /,
    words: { desk: englishDesk, clients: englishClients, material: englishMaterial, shared: englishShared },
  },
] as const

// P-464, P-465, P-641, P-644
for (const { clients, desk, language, lines, material, screen, share, words } of byScreen(languages))
  test(`a partner goes from the dashboard to its lines, to a client and to a shared document by keyboard, in ${language} ${screen}`, async ({
    page,
    browser,
    portalUrl,
  }) => {
    test.slow()
    await openSession(page, partner)
    const main = page.getByRole('main')
    const title = page.getByRole('heading', { level: 1 })

    await page.goto(desk)
    await expect(title).toHaveText(words.desk.title)
    await expectNoAxeViolations(page)
    await page.getByLabel(words.desk.period.from, { exact: true }).fill('2020-01-01')
    await pressOn(page.getByRole('button', { name: words.desk.period.submit }), 'Enter')
    await expect(page).toHaveURL(/from=2020-01-01/)
    await pressOn(main.getByRole('link', { name: lines }).first(), 'Enter')
    await expect(page).toHaveURL(/\?fund=fnd-/)
    await expectNoAxeViolations(page)

    await page.goto(clients)
    await expectNoAxeViolations(page)
    const name = (await main.getByRole('rowheader').first().textContent()) ?? ''
    await typeInto(page.getByLabel(words.clients.label), name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=/)
    await pressOn(main.getByRole('rowheader').getByRole('link', { name, exact: true }).first(), 'Enter')
    await expect(title).toHaveText(name)
    await expectNoAxeViolations(page)

    await page.goto(material)
    await expectNoAxeViolations(page)
    await pressOn(main.getByRole('link', { name: share }).first(), 'Enter')
    await expect(main.getByRole('heading', { name: words.material.form.title })).toBeVisible()
    await expectNoAxeViolations(page)
    await typeInto(page.getByLabel(words.material.form.recipientName), `Solène ${language}`)
    await pressOn(page.getByRole('button', { name: words.material.form.submit }), 'Enter')
    await expect(main).toContainText(words.material.created.title)
    await expectNoAxeViolations(page)

    const address = (await main.getByText('?token=').first().textContent()) ?? ''
    const reader = await (await browser.newContext({ baseURL: portalUrl })).newPage()
    await reader.goto(address.trim())
    await expect(reader.getByRole('main')).toContainText(words.shared.warnings.loss)
    await expectNoAxeViolations(reader)
    await tabTo(reader.getByRole('button', { name: words.shared.open }))
    await reader.context().close()
  })
