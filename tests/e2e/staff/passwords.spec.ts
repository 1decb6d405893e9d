import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testOfRefusedForm, testWithoutScripts } from '../../support/fixtures.ts'
import { linkIn, readMail } from '../../support/mailbox.ts'
import { openAccountMenu } from '../../support/sign-in.ts'
import { teamSpaceWords } from './team-space.words.ts'

/** One account, whose password each test changes: they run one after the other. */
test.describe.configure({ mode: 'serial' })

const editor = 'editor@sandbox.example'
const turns = { count: 0 }

for (const [scripts, run] of [
  ['with scripts', testOfRefusedForm],
  ['without scripts', testWithoutScripts],
] as const)
  for (const words of teamSpaceWords)
    run(
      `staff recover and change their password from ${words.login} ${scripts}`,
      async ({ page, sandboxUrl }) => {
        turns.count += 1
        const [recovered, changed] = [`Recovered-${turns.count}!`, `Changed-${turns.count}!`]

        await page.goto(words.login)
        await page.getByRole('link', { name: words.forgot }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.forgot)
        await page.getByLabel(words.email).fill(editor)
        await page.getByRole('button', { name: words.sendLink }).click()
        await expect(page.getByText(words.sent)).toBeVisible()

        const mail = await readMail(sandboxUrl, editor, words.renewPath)
        const link = new URL(linkIn(mail, 'http'))
        await page.goto(`${link.pathname}${link.search}`)
        await page.getByLabel(words.newPassword).fill(recovered)
        await page.getByLabel(words.confirmation).fill(recovered)
        await page.getByRole('button', { name: words.save }).click()
        await expect(page).toHaveURL(words.space)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)

        await page.getByRole('main').getByRole('link', { name: words.change }).click()
        const fill = async (old: string) => {
          await page.getByLabel(words.old).fill(old)
          await page.getByLabel(words.newPassword).fill(changed)
          await page.getByLabel(words.confirmation).fill(changed)
          await page.getByRole('button', { name: words.confirmChange }).click()
        }
        await fill('Wrong-2026!')
        await expect(page.getByText(words.oldInvalid).first()).toBeVisible()
        await fill(recovered)
        await expect(page).toHaveURL(`${words.login}?notice=password_changed`)
        await expect(page.getByText(words.changed)).toBeVisible()

        await page.goto(`${link.pathname}${link.search}`)
        await page.getByLabel(words.newPassword).fill(recovered)
        await page.getByLabel(words.confirmation).fill(recovered)
        await page.getByRole('button', { name: words.save }).click()
        await expect(page.getByText(words.badLink)).toBeVisible()
      },
    )

test('the space, its menu and the form for a new password are accessible @phone', async ({ page }) => {
  const [words] = teamSpaceWords
  await page.goto(words.login)
  await page.getByLabel(words.email).fill('desk@sandbox.example')
  await page.locator('input[name="password"]').fill('Sandbox-2026!')
  await page.getByRole('button', { name: words.signIn }).click()
  await expect(page).toHaveURL(words.space)
  await expectNoAxeViolations(page)
  await openAccountMenu(page)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: words.change }).first().click()
  await expect(page).toHaveURL(/mot-de-passe$/)
  await page.getByRole('button', { name: words.confirmChange }).click()
  await expect(page.getByRole('heading', { name: words.summary })).toBeVisible()
  await expectNoAxeViolations(page)
})
