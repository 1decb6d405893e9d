import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { inTurn } from '../../support/languages.ts'
import { type Account, openOwnSession } from '../../support/sign-in.ts'
import { type SteppedForm, steppedForms } from '../../support/stepped-forms.ts'
import { expectKept, wander } from '../../support/walk-form.ts'

/**
 * Drafts belong to accounts, which these tests share: they run one after the other. The adviser's request is walked
 * where it is sent, in `subscribe.spec.ts`: sending it ends its draft.
 */
test.describe.configure({ mode: 'default' })

const advisor = 'advisor@cgp-demo.example'
const cases = { fr: '/mon-compte/dossiers', en: '/en/my-account/cases' }
const ofAccounts = steppedForms(advisor).filter(
  ({ account, name }) => account !== undefined && name !== 'the request of an advisor',
)

const accountOf = ({ account = '' }: SteppedForm): Account => ({ email: account, client: 'partner' })

/** Opens a case, where the form is one; returns the form with the addresses of that case. */
async function opened(page: Page, index: number): Promise<SteppedForm> {
  const [found] = ofAccounts.slice(index)
  if (found === undefined) throw new Error('the table has no such form')
  if (found.opensCase !== true) return found
  await page.goto(cases.en)
  await page.locator('main form[action="/api/forms/case-open"] button').click()
  await expect(page).toHaveURL(/cases\/cas-/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const [form] = steppedForms(advisor, id).filter(({ opensCase }) => opensCase)
  return form ?? found
}

/** Chooses the first share, which a step may have: the table does not name it. */
async function chooseShare(page: Page): Promise<void> {
  const share = page.locator('main [name="share"]')
  if ((await share.count()) === 1) await share.selectOption({ index: 1 })
}

for (const [index, { name }] of ofAccounts.entries())
  for (const language of inTurn(['fr', 'en'] as const, index)) {
    // P-157, P-757, P-807
    test(`${name} loses nothing on any way through it, nor by the end of the session, in ${language}`, async ({
      browser,
      page,
      portalUrl,
    }) => {
      test.setTimeout(180_000)
      const [account] = ofAccounts.slice(index)
      if (account === undefined) throw new Error('the table has no such form')
      await openOwnSession(page, accountOf(account))
      const form = await opened(page, index)
      for (const step of form.steps) {
        await page.goto(step.page[language])
        await chooseShare(page)
        await wander(page, step, language)
      }
      await expectKept(page, { browser, portalUrl, account: accountOf(form), language }, form)
    })
  }
