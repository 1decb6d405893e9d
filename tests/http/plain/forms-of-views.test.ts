import { beforeAll, describe, expect, it } from 'vitest'
import { attributeOf } from '../../support/html-page.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'
import { demoInvestor } from '../../support/sign-in.ts'

const languages = [
  {
    language: 'fr',
    ...{ people: '/espace-equipe/personnes?q=investor%40sandbox', see: 'Voir comme cette personne' },
    ...{ reason: 'Motif', leave: 'Quitter cette consultation', account: '/mon-compte' },
    pages: [
      'modifier',
      'historique',
      'securite',
      'notifications',
      'acces',
      'avis/ntc-6',
      'questions/nouvelle',
    ],
  },
  {
    language: 'en',
    ...{ people: '/en/team-space/people?q=investor%40sandbox', see: 'See as this person' },
    ...{ reason: 'Reason', leave: 'Leave this view', account: '/en/my-account' },
    pages: ['edit', 'history', 'security', 'notifications', 'access', 'notices/ntc-6', 'questions/new'],
  },
] as const

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

/** Addresses of the forms that a visitor is offered on pages. */
async function formsOn(visitor: PlainVisitor, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const page = await visitor.open(path)
    expect([path, page.status]).toEqual([path, 200])
    const forms = page.root.querySelectorAll('main form[method="post"]')
    found.push(...forms.map((form) => attributeOf(form, 'action')))
  }
  return [...new Set(found)]
}

// P-822
describe.each(languages)('staff who see the portal as an investor, in $language', (texts) => {
  it('are offered none of the forms that the investor has: neither with fields nor of a button alone', async () => {
    const paths = texts.pages.map((page) => `${texts.account}/${page}`)
    const investor = createPlainVisitor(services.portalUrl)
    await signInPlainly(investor, demoInvestor)
    // With a second session there is one to end.
    await signInPlainly(createPlainVisitor(services.portalUrl), demoInvestor)
    expect(await formsOn(investor, paths)).toEqual(
      expect.arrayContaining([
        '/api/account/notifications/read',
        '/api/account/private-feed',
        '/api/account/sessions/end',
        '/api/account/report-sign-in',
      ]),
    )
    const staff = createPlainVisitor(services.portalUrl)
    await signInPlainly(staff, { email: 'desk@sandbox.example', client: 'staff' })
    const person = await staff.follow(await staff.open(texts.people), 'Camille Aubrelin', 'main')
    const seen = await staff.send(person, texts.see, { [texts.reason]: 'Rappel du client' })
    expect(seen.path).toBe(texts.account)
    expect(await formsOn(staff, paths)).toEqual([])
    await staff.send(seen, texts.leave)
  })
})
