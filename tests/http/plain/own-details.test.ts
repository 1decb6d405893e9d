import { beforeAll, expect, it } from 'vitest'
import { attributeOf } from '../../support/html-page.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const email = 'investor-five@sandbox.example'
const names = ['lastname', 'firstname', 'email', 'phone']

/** The forms in which a person gives their own details, and which of them. */
const forms = [
  ['/contact', '/en/contact', names],
  [
    '/livre-blanc/premiers-pas-dans-le-non-cote',
    '/en/white-book/first-steps-in-unlisted-assets',
    names.slice(0, 3),
  ],
  ['/alertes-email', '/en/email-alerts', ['email']],
  ['/alertes-email?fund=fnd-1', '/en/email-alerts?fund=fnd-1', ['email']],
] as const

/** The values of the fields for a person's details on a page. */
async function detailsOn(browser: PlainVisitor, path: string): Promise<string[][]> {
  const { root } = await browser.open(path)
  return root
    .querySelectorAll('main form input')
    .map((field) => [attributeOf(field, 'name'), attributeOf(field, 'value')])
    .filter(([name = '']) => names.includes(name))
}

// P-810
it.each(forms.flatMap(([fr, en, asked]) => [[fr, asked] as const, [en, asked] as const]))(
  'the form at %s of who is signed in holds their own details, and a stranger’s is empty',
  async (path, asked) => {
    const browser = createPlainVisitor(services.portalUrl)
    expect(await detailsOn(browser, path)).toEqual(asked.map((name) => [name, '']))
    await signInPlainly(browser, { email, client: 'investor' })
    const own = new Map(
      await detailsOn(browser, path).then((fields) => fields.map(([name = '', value = '']) => [name, value])),
    )
    expect([...own.keys()]).toEqual(asked)
    expect([...own.values()].filter((value) => value === '')).toEqual([])
    expect(own.get('email')).toBe(email)
  },
)
