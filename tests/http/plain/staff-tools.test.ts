import { beforeAll, expect, it } from 'vitest'
import { attributeOf } from '../../support/html-page.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

it.each(['/espace-equipe', '/en/team-space'])(
  'every link of %s leads to a page, those to other tools too',
  async (path) => {
    const browser = createPlainVisitor(services.portalUrl)
    await signInPlainly(browser, { email: 'staff@sandbox.example', client: 'staff' })
    const { root, url } = await browser.open(path)
    const links = root.querySelectorAll('main a[href]').map((link) => attributeOf(link, 'href'))
    const targets = [...new Set(links)].map((href) => new URL(href, url))
    const sandbox = new URL(services.sandboxUrl).port
    // The back office and the administration of contents are the sandbox's.
    const tools = targets.filter(({ port }) => port === sandbox).map(({ pathname }) => pathname)
    expect(tools).toEqual(expect.arrayContaining(['/back-office', '/content/admin']))
    for (const { href } of targets) {
      const page = await browser.open(href)
      expect([href, page.status]).toEqual([href, 200])
      expect(page.text('h1')).not.toBe('')
    }
  },
)
