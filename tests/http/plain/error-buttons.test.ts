import { beforeAll, expect, it } from 'vitest'
import { attributeOf } from '../../support/html-page.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'
import type { Account } from '../../support/sign-in.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const partner: Account = { email: 'partner-one@mutuelle-demo.example', client: 'partner' }
const investor: Account = { email: 'investor@sandbox.example', client: 'investor' }
const buttons = { fr: ['/', '/fonds'], en: ['/en', '/en/funds'] } as const

// P-044
it.each([
  ['/mon-compte/fonds', 'fr', 403, partner],
  ['/en/my-account/funds', 'en', 403, partner],
  ['/mon-compte/clients', 'fr', 403, investor],
  ['/en/my-account/clients', 'en', 403, investor],
  ['/fonds/aucun-fonds', 'fr', 404, undefined],
  ['/en/no-such-page', 'en', 404, undefined],
] as const)(
  'the page at %s (%s, %i) has two buttons, to the home page and to the funds, and no third',
  async (path, language, status, account) => {
    const browser = createPlainVisitor(services.portalUrl)
    if (account) await signInPlainly(browser, account)
    const page = await browser.open(path)
    expect(page.status).toBe(status)
    const actions = page.root
      .querySelectorAll('main a, main button')
      // The pages of an account have their navigation there.
      .filter((action) => action.closest('nav') === null)
    expect(actions.map((action) => attributeOf(action, 'href'))).toEqual(buttons[language])
  },
)
