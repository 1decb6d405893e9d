import { expectNoAxeViolations } from '../../support/accessibility.ts'
import { expect, test, testOfRefusedForm } from '../../support/fixtures.ts'
import { pressOn } from '../../support/keyboard.ts'
import { inTurn } from '../../support/languages.ts'
import { openSession } from '../../support/sign-in.ts'

const administrator = { email: 'advisor@cgp-demo.example', client: 'partner' } as const

/** The rights of a colleague belong to one account: these tests run one after the other. */
test.describe.configure({ mode: 'default' })

// P-591, P-592, P-598
testOfRefusedForm(
  'an administrator reads the team, its members and its log by keyboard, and is told of a last right @phone',
  async ({ page }) => {
    await openSession(page, administrator)
    await page.goto('/en/my-account/team/team-7')
    await expectNoAxeViolations(page)
    await pressOn(page.getByRole('link', { name: /Ariel Grandlieu/ }), 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ariel Grandlieu')
    await expectNoAxeViolations(page)
    await pressOn(page.getByRole('switch', { name: 'Administer the team' }), 'Space')
    await pressOn(page.getByRole('button', { name: 'Save the rights' }), 'Enter')
    const mistakes = page.getByRole('alert').filter({ hasText: 'one administrator at least' })
    await expect(mistakes).toBeVisible()
    await expectNoAxeViolations(page)
    await page.goto('/en/my-account/team/team-7?part=requests')
    await expectNoAxeViolations(page)
    await pressOn(page.getByRole('link', { name: 'Log', exact: true }), 'Enter')
    await expect(page.getByRole('heading', { name: 'Log of the team' })).toBeVisible()
    await expectNoAxeViolations(page)
  },
)

const lists = [
  {
    name: 'une liste d’invitations montre son avancement et ce qui ne va pas',
    path: '/mon-compte/utilisateurs',
    label: 'Adresses',
    send: 'Envoyer les invitations',
    done: '4 sur 4 lignes traitées',
    fault: 'Ce n’est pas une adresse email.',
  },
  {
    name: 'a list of invitations shows its progress and what is wrong',
    path: '/en/my-account/users',
    label: 'Addresses',
    send: 'Send the invitations',
    done: '4 of 4 lines processed',
    fault: 'This is not an email address.',
  },
] as const

// P-595
for (const { done, fault, label, name, path, send } of inTurn(lists, 0))
  test(name, async ({ page }) => {
    await openSession(page, administrator)
    await page.goto(path)
    const list = ['personne', ...Array.from({ length: 3 }, (_, index) => `liste-${index}@cgp-demo.example`)]
    await page.getByLabel(label).fill(list.join('\n'))
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('main')).toContainText(done)
    await expect(page.getByRole('main')).toContainText(fault)
    await expectNoAxeViolations(page)
  })
