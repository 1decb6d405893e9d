import englishAsOf from '../../../i18n/en/as_of/index.ts'
import englishClients from '../../../i18n/en/desk_clients/index.ts'
import englishMaterial from '../../../i18n/en/material/index.ts'
import englishDesk from '../../../i18n/en/partner_desk/index.ts'
import englishShared from '../../../i18n/en/shared_document/index.ts'
import frenchAsOf from '../../../i18n/fr/as_of/index.ts'
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

const past = [
  { language: 'fr', desk: '/mon-compte/tableau-de-bord', asOf: frenchAsOf, words: frenchDesk },
  { language: 'en', desk: '/en/my-account/dashboard', asOf: englishAsOf, words: englishDesk },
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

// P-779, P-815
for (const { asOf, desk, language, screen, words } of byScreen(past))
  test(`a partner sees the dashboard and the library as of a past day by keyboard, in ${language} ${screen}`, async ({
    page,
  }) => {
    await openSession(page, partner)
    await page.goto(desk)
    await page.getByLabel(asOf.label, { exact: true }).fill('2025-06-30')
    await pressOn(page.getByRole('button', { name: asOf.submit, exact: true }), 'Enter')
    await expect(page).toHaveURL(`${desk}?date=2025-06-30`)
    await expect(page.getByRole('main')).toContainText(asOf.text.desk)
    await expectNoAxeViolations(page)
    await pressOn(page.getByRole('link', { name: words.newDocuments.all, exact: true }), 'Enter')
    await expect(page).toHaveURL(/documents\?date=2025-06-30$/)
    await expect(page.getByRole('main')).toContainText(asOf.text.documents)
    await expectNoAxeViolations(page)
    await page.goBack()
    await pressOn(page.getByRole('link', { name: asOf.today }), 'Enter')
    await expect(page).toHaveURL(desk)
  })

// P-840
for (const email of ['advisor@cgp-demo.example', 'partner-chosen@banque-demo.example'])
  test(`all sections of the account of ${email} are in view at 1366 × 768`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await openSession(page, { email, client: 'partner' })
    await page.goto('/en/my-account/dashboard')
    const sections = page.getByRole('navigation', { name: 'My account' })
    await expect(sections.getByRole('listitem').first()).toBeVisible()
    expect(await sections.getByRole('listitem').count()).toBeGreaterThanOrEqual(14)
    await expect(sections.getByRole('link').last()).toBeInViewport({ ratio: 1 })
    expect(await sections.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)
  })
