import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testOfRefusedForm } from '../../support/fixtures.ts'
import { linkIn, readMail } from '../../support/mailbox.ts'
import { demoEditor, openAccountMenu, openSession } from '../../support/sign-in.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

const editor = 'editor@sandbox.example'
const [texts] = teamSpaceTexts

testOfRefusedForm('staff recover and change their password', async ({ page, sandboxUrl }) => {
  const [recovered, changed] = ['Recovered-2026!', 'Changed-2026!']

  await page.goto(texts.login)
  await page.getByRole('link', { name: texts.forgot }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.forgot)
  await page.getByLabel(texts.email).fill(editor)
  await page.getByRole('button', { name: texts.sendLink }).click()
  await expect(page.getByText(texts.sent)).toBeVisible()

  const mail = await readMail(sandboxUrl, editor, texts.renewPath)
  const link = new URL(linkIn(mail, 'http'))
  await page.goto(`${link.pathname}${link.search}`)
  await page.getByLabel(texts.newPassword).fill(recovered)
  await page.getByLabel(texts.confirmation).fill(recovered)
  await page.getByRole('button', { name: texts.save }).click()
  await expect(page).toHaveURL(texts.space)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)

  await page.getByRole('main').getByRole('link', { name: texts.change }).click()
  const fill = async (old: string) => {
    await page.getByLabel(texts.old).fill(old)
    await page.getByLabel(texts.newPassword).fill(changed)
    await page.getByLabel(texts.confirmation).fill(changed)
    await page.getByRole('button', { name: texts.confirmChange }).click()
  }
  await fill('Wrong-2026!')
  await expect(page.getByText(texts.oldInvalid).first()).toBeVisible()
  await fill(recovered)
  await expect(page).toHaveURL(`${texts.login}?notice=password_changed`)
  await expect(page.getByText(texts.changed)).toBeVisible()

  await page.goto(`${link.pathname}${link.search}`)
  await page.getByLabel(texts.newPassword).fill(recovered)
  await page.getByLabel(texts.confirmation).fill(recovered)
  await page.getByRole('button', { name: texts.save }).click()
  await expect(page.getByText(texts.badLink)).toBeVisible()
})

test('the space, its menu and the form for a new password are accessible @phone', async ({ page }) => {
  await openSession(page, demoEditor)
  await page.goto(texts.space)
  await expectNoAxeViolations(page)
  await openAccountMenu(page)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: texts.change }).first().click()
  await expect(page).toHaveURL(/mot-de-passe$/)
  await page.getByRole('button', { name: texts.confirmChange }).click()
  await expect(page.getByRole('heading', { name: texts.summary })).toBeVisible()
  await expectNoAxeViolations(page)
})
