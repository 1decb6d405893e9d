import type { Page } from '@playwright/test'
import englishLogin from '../../../i18n/en/login/index.ts'
import englishFunds from '../../../i18n/en/my_funds/index.ts'
import englishProfile from '../../../i18n/en/profile/index.ts'
import frenchLogin from '../../../i18n/fr/login/index.ts'
import frenchFunds from '../../../i18n/fr/my_funds/index.ts'
import frenchProfile from '../../../i18n/fr/profile/index.ts'
import { expect, test } from '../../support/fixtures.ts'
import { expectPage, type JourneyStep, linger } from '../../support/journey.ts'
import { inTurn } from '../../support/languages.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { canChangeSessions, changeSessionOf } from '../../support/session-of-page.ts'
import { demoInvestor, enterPassword, openAccountMenu, signIn, signOut } from '../../support/sign-in.ts'
import type { WalkLanguage } from '../../support/walk-form.ts'

const login = { fr: frenchLogin, en: englishLogin } as const

const holdings: JourneyStep = {
  page: { fr: '/mon-compte/fonds', en: '/en/my-account/funds' },
  heading: { fr: frenchFunds.title, en: englishFunds.title },
}

const profile: JourneyStep = {
  page: { fr: '/mon-compte', en: '/en/my-account' },
  heading: { fr: frenchProfile.title, en: englishProfile.title },
  shown: { fr: demoInvestor.email, en: demoInvestor.email },
}

/** The login page that leads back to a page, which stays that page's address in its own language. */
const loginFor = (destination: string): JourneyStep => ({
  page: {
    fr: `/connexion?callbackUrl=${encodeURIComponent(destination)}`,
    en: `/en/login?callbackUrl=${encodeURIComponent(destination)}`,
  },
  heading: { fr: login.fr.title, en: login.en.title },
})

const password = (page: Page) => page.locator('input[type="password"]')

const toProvider = (page: Page, language: WalkLanguage) =>
  page.getByRole('button', { name: login[language].spaces.investors.signIn }).click()

// The provider refuses its page of a finished sign-in to who goes back to it: browsers write that into their console.
test.use({ expectedConsole: [/status of 400/] })

// P-143
for (const language of inTurn(['fr', 'en'] as const, 0))
  test(`an idle end asks for the password again on every way back, in ${language}`, async ({ page }) => {
    test.skip(!canChangeSessions(), 'needs the sessions of a portal that the tests have started')
    test.slow()
    const destination = holdings.page[language]
    await page.goto(destination)
    await signIn(page, { ...demoInvestor, space: 'investor', language })
    await expectPage(page, holdings, language)
    await linger(page, holdings, language)

    await changeSessionOf(page, { activeAtMs: 0 })
    await page.reload()
    await linger(page, loginFor(destination), language)
    await toProvider(page, language)
    // The provider still knows who this is, and must not let a click suffice.
    await expect(password(page)).toBeVisible()
    await page.reload()
    await expect(password(page)).toBeVisible()
    await page.goBack()
    await expectPage(page, loginFor(destination), language)
    await waitForHydration(page)
    await toProvider(page, language)
    await expect(password(page)).toBeVisible()
    await page.locator('input[name="email"]').fill(demoInvestor.email)
    await enterPassword(page)
    await linger(page, holdings, language)
  })

// P-016
for (const language of inTurn(['fr', 'en'] as const, 1))
  test(`who signs in from the login page of a language stays in it, in ${language}`, async ({ page }) => {
    test.slow()
    const home = { fr: '/', en: '/en' }
    const entry: JourneyStep = {
      page: { fr: '/connexion', en: '/en/login' },
      heading: { fr: login.fr.title, en: login.en.title },
    }
    await page.goto(entry.page[language])
    await linger(page, entry, language)
    await toProvider(page, language)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await page.locator('input[name="email"]').fill(demoInvestor.email)
    await enterPassword(page)
    await expect(page).toHaveURL(home[language])
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await waitForHydration(page)
    for (const step of [profile, holdings]) {
      await openAccountMenu(page)
      await page.getByRole('banner').locator(`a[href="${step.page[language]}"]`).last().click()
      await linger(page, step, language)
    }
    await signOut(page)
    await expect(page).toHaveURL(home[language])
    await page.goto(profile.page[language])
    await expectPage(page, loginFor(profile.page[language]), language)
  })
