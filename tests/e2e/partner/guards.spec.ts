import { expect, test } from '../../support/fixtures.ts'
import { type Space, signIn } from '../../support/sign-in.ts'

type Row = { readonly email: string; readonly space: Space }

/** Who has nothing to choose, for each reason there is; who has to choose is in `child-partner.spec.ts`. */
const rows: readonly Row[] = [
  { email: 'partner-one@mutuelle-demo.example', space: 'partner' },
  { email: 'partner-child@assureur-demo.example', space: 'partner' },
  { email: 'partner-chosen@banque-demo.example', space: 'partner' },
  { email: 'advisor@cgp-demo.example', space: 'advisor' },
  { email: 'investor@sandbox.example', space: 'investor' },
]

const languages = [
  {
    language: 'fr',
    home: '/',
    login: '/connexion',
    account: '/mon-compte',
    choose: '/partenaire/choisir-son-equipe',
  },
  {
    language: 'en',
    home: '/en',
    login: '/en/login',
    account: '/en/my-account',
    choose: '/en/partner/choose-team',
  },
] as const

/** Pages for visitors without a session only (specification, point 2). */
const entrances = [
  '/connexion',
  '/en/login',
  '/auth/redirect-to-login',
  '/auth/investor/redirect-to-login',
  '/auth/partner/redirect-to-login',
]

for (const { email, space } of rows)
  test(`${email} is led where the guards say, in both languages`, async ({ page }) => {
    await page.goto('/en/login')
    await signIn(page, { email, space, language: 'en' })
    await expect(page).toHaveURL('/')
    for (const { home, account, choose } of languages) {
      await page.goto(`${account}?x=1`)
      await expect(page).toHaveURL(`${account}?x=1`)
      await page.goto(choose)
      await expect(page).toHaveURL(home)
    }
    for (const entrance of entrances) {
      await page.goto(entrance)
      await expect(page).toHaveURL('/')
    }
  })

for (const { language, login, account, choose } of languages)
  test(`a visitor is asked to sign in, and where they wanted to go is kept (${language})`, async ({
    page,
  }) => {
    await page.goto(`${account}?tab=a&tab=b`)
    await expect(page).toHaveURL(`${login}?callbackUrl=${encodeURIComponent(`${account}?tab=a&tab=b`)}`)
    await page.goto(choose)
    await expect(page).toHaveURL(choose)
    await expect(page.getByRole('main').getByRole('link', { name: /Se connecter|Sign in/ })).toBeVisible()
  })
