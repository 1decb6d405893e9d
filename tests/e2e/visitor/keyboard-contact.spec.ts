import { expect, test } from '../../support/fixtures.ts'
import { goToMistake, pressOn, tabTo, typeInto } from '../../support/keyboard.ts'

// A visitor of its own: forms are limited by address.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' } })

test('a message is written, put right from the list of its mistakes, and sent', async ({ page }) => {
  await page.goto('/en/contact')
  await tabTo(page.getByLabel('Subject', { exact: true }))
  await page.keyboard.type('Tax')
  await typeInto(page.getByLabel('First name'), 'Anne')
  await typeInto(page.getByLabel('Email address'), 'nobody')
  await typeInto(page.getByRole('textbox', { name: 'Message' }), 'By keyboard')
  await pressOn(page.getByRole('checkbox', { name: /I agree/ }), 'Space')
  await pressOn(page.getByRole('button', { name: 'Send the message' }), 'Enter')
  await goToMistake(page, { link: /Last name/, field: page.getByLabel('Last name') })
  await page.keyboard.type('Durand')
  await typeInto(page.getByLabel('Email address'), 'keyboard@example.org')
  await expect(page.getByLabel('First name')).toHaveValue('Anne')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/contact?state=sent')
  await expect(page.getByRole('status').filter({ hasText: 'successfully' })).toBeVisible()
})
