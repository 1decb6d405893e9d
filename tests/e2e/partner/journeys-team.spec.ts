import type { Page } from '@playwright/test'
import englishProfile from '../../../i18n/en/profile/index.ts'
import frenchProfile from '../../../i18n/fr/profile/index.ts'
import { partnerColleague } from '../../contract/registration-api.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type JourneyStep, linger, mainHeading, reload } from '../../support/journey.ts'
import { inTurn } from '../../support/languages.ts'
import { waitForHydration } from '../../support/page-watch.ts'
import { approveTeam, mailedLink, newAddress } from '../../support/registration.ts'
import { openOwnSession } from '../../support/sign-in.ts'

const profile: JourneyStep = {
  page: { fr: '/mon-compte', en: '/en/my-account' },
  heading: { fr: frenchProfile.title, en: englishProfile.title },
}

const choice = { fr: '/partenaire/choisir-son-equipe', en: '/en/partner/choose-team' }

/** Registers a colleague who asks for a new team, which staff have to approve; returns the address. */
async function askForTeam(page: Page, sandboxUrl: string, name: string): Promise<string> {
  const email = newAddress('assureur-demo.example')
  const response = await fetch(`${sandboxUrl}/product/partner-users/create`, {
    method: 'POST',
    body: JSON.stringify(partnerColleague(email)),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.ok).toBe(true)
  await page.goto(await mailedLink(sandboxUrl, email))
  await page.getByRole('button').first().click()
  await expect(page).toHaveURL(/choisir-son-equipe|choose-team/)
  await waitForHydration(page)
  await page.locator('[name="team"][value="new"]').check()
  await page.locator('[name="newTeam"]').fill(name)
  await page.locator('main form button[type="submit"]').click()
  await expect(mainHeading(page)).toHaveText(/Votre demande est enregistrée|Your request is recorded/)
  return email
}

// P-160, P-145
for (const language of inTurn(['fr', 'en'] as const, 1))
  test(`who waits for a team has it at the next load after its approval, in ${language}`, async ({
    page,
    sandboxUrl,
  }) => {
    test.slow()
    const team = `Team ${newAddress('x').slice(4, 14)}`
    const email = await askForTeam(page, sandboxUrl, team)
    await openOwnSession(page, { email, client: 'partner' })
    const own = profile.page[language]
    await page.goto(own)
    const search = `?callbackUrl=${encodeURIComponent(own)}`
    const title = (await mainHeading(page).textContent()) ?? ''
    await expect(page).toHaveURL(`${choice[language]}${search}`)
    await expect(page.getByRole('main')).toContainText(team)
    await reload(page)
    await expect(mainHeading(page)).toHaveText(title)
    await page.goBack()
    await page.goForward()
    await expect(mainHeading(page)).toHaveText(title)

    await approveTeam(sandboxUrl, email)
    await reload(page)
    await expect(page).not.toHaveURL(new RegExp(choice[language]))
    await page.goto(own)
    await linger(page, profile, language)
    await expect(page.getByRole('main')).toContainText(team)
  })
