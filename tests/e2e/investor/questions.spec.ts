import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { pressOn } from '../../support/keyboard.ts'
import { inTurn } from '../../support/languages.ts'
import { demoInvestor, openOwnSession } from '../../support/sign-in.ts'

const languages = [
  {
    list: '/mon-compte/questions',
    account: 'investor@sandbox.example',
    ask: 'Poser une question',
    subject: 'Objet',
    question: 'Votre question',
    submit: 'Envoyer la question',
    reply: 'Votre message',
    send: 'Envoyer',
    close: 'Clore la question',
    closed: 'La question est close.',
  },
  {
    list: '/en/my-account/questions',
    account: 'investor-entity@sandbox.example',
    ask: 'Ask a question',
    subject: 'Subject',
    question: 'Your question',
    submit: 'Send the question',
    reply: 'Your message',
    send: 'Send',
    close: 'Close the question',
    closed: 'The question is closed.',
  },
] as const

// P-486, P-487
for (const texts of inTurn(languages, 1))
  test(`a question is asked, added to and closed by keyboard at ${texts.list}`, async ({ page }) => {
    await openOwnSession(page, { ...demoInvestor, email: texts.account })
    await page.goto(texts.list)
    const main = page.getByRole('main')
    await expectNoAxeViolations(page)
    await pressOn(main.getByRole('link', { name: texts.ask }), 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectNoAxeViolations(page)

    const subject = `${texts.subject} ${Date.now()}`
    await main.getByLabel(texts.subject, { exact: true }).fill(subject)
    await main.getByLabel(texts.question, { exact: true }).fill('Un.\n\nDeux.')
    await pressOn(main.getByRole('button', { name: texts.submit }), 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expectNoAxeViolations(page)

    await main.getByLabel(texts.reply, { exact: true }).fill('Trois.')
    await pressOn(main.getByRole('button', { name: texts.send, exact: true }), 'Enter')
    await expect(main.getByRole('list').getByText('Trois.')).toBeVisible()
    await pressOn(main.getByRole('button', { name: texts.close }), 'Enter')
    await expect(main.getByText(texts.closed)).toBeVisible()
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
