import { beforeAll, describe, expect, it } from 'vitest'
import { naturalPerson } from '../../contract/registration-api.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import { mailedLink, newAddress, refuse } from '../../support/registration.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const languages = [
  {
    ...{ language: 'fr', profile: '/mon-compte', pending: '/investisseur/demande-en-cours' },
    ...{ title: 'Votre dossier n’a pas pu être validé', not: /en cours de vérification|48\sh/ },
    ...{ label: 'Raison', heading: 'Votre demande n’a pas été validée' },
  },
  {
    ...{ language: 'en', profile: '/en/my-account', pending: '/en/investor/pending' },
    ...{ title: 'Your application could not be approved', not: /being verified|48\sh/ },
    ...{ label: 'Reason', heading: 'Your request was not approved' },
  },
] as const

// P-848
describe.each(languages)('an investor whom staff have refused, in $language', (texts) => {
  it('reads so, and why, on their profile, and is not told to wait', async () => {
    const email = newAddress('mail.example')
    const created = await fetch(`${services.sandboxUrl}/product/investor-users/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-locale': texts.language },
      body: JSON.stringify(naturalPerson(email)),
    })
    expect(created.ok).toBe(true)
    const browser = createPlainVisitor(services.portalUrl)
    const asked = await browser.open(await mailedLink(services.sandboxUrl, email))
    await browser.send(asked, /Confirmer mon adresse|Confirm my address/)
    await refuse(services.sandboxUrl, email, 'The identity proof is illegible.')

    const person = createPlainVisitor(services.portalUrl)
    await signInPlainly(person, { email, client: 'investor' })
    const profile = await person.open(texts.profile)
    expect(profile.text('main')).toContain(texts.title)
    expect(profile.text('main').replaceAll(/\s/g, ' ')).toMatch(
      new RegExp(`${texts.label} ?: The identity proof is illegible\\.`),
    )
    expect(profile.text('main')).not.toMatch(texts.not)
    const pending = await person.open(texts.pending)
    expect(pending.text('h1')).toBe(texts.heading)
    expect(pending.text('main')).not.toMatch(texts.not)
  })
})
