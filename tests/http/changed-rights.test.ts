import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { attributeOf, textOf } from '../support/html-page.ts'
import { signInPlainly } from '../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../support/plain-visitor.ts'
import { approve } from '../support/registration.ts'
import { startServices, type TestServices } from '../support/services.ts'
import type { Account } from '../support/sign-in.ts'

const administrator: Account = { email: 'advisor@cgp-demo.example', client: 'partner' }
const member: Account = { email: 'family-office@cgp-demo.example', client: 'partner' }
const pending: Account = { email: 'investor-pending@sandbox.example', client: 'investor' }

let services: TestServices
beforeAll(async () => {
  services = await startServices({ LOG_LEVEL: 'warn' })
}, 180_000)
afterAll(() => services.stop())

async function signedIn(account: Account): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  await signInPlainly(browser, account)
  return browser
}

const sessionSchema = z.object({
  user: z.object({ rights: z.array(z.string()), verification: z.string().nullish() }).optional(),
  error: z.string().optional(),
})

/** The session as an open page learns of it. */
const sessionOf = async (browser: PlainVisitor) =>
  sessionSchema.parse(JSON.parse((await browser.open('/api/auth/session')).html))

const changeMember = async (button: string | RegExp, entries = {}) => {
  const browser = await signedIn(administrator)
  const team = await browser.open('/mon-compte/equipe/team-7')
  const page = await browser.follow(team, 'Gaël Montarlier', 'main table')
  return browser.send(page, button, entries)
}

/** Longest time until an open page has asked for its session again: the look-up's age, under a minute with the poll. */
const poll = { timeout: 20_000, interval: 500 }

type OpenForm = {
  readonly what: string
  readonly right: string
  /** A page that would show what the form has done. */
  readonly list: string
  readonly open: (browser: PlainVisitor) => Promise<PlainPage>
  readonly button: string
  readonly recipient: Readonly<Record<string, string>>
}

/** The address of the team’s draft. */
const draftOf = ({ root }: PlainPage) => {
  const line = root.querySelectorAll('main tbody tr').find((row) => textOf(row).includes('Brouillon'))
  return line === undefined ? '' : attributeOf(line.querySelectorAll('a')[0] ?? line, 'href')
}

/** Forms of a member, and the right that each needs. */
const openForms: readonly OpenForm[] = [
  {
    what: 'a case',
    ...{ right: 'Souscrire pour un client', list: '/mon-compte/dossiers' },
    open: (browser: PlainVisitor) => browser.open('/mon-compte/dossiers'),
    ...{ button: 'Ouvrir un dossier', recipient: {} },
  },
  {
    what: 'the details of a case',
    ...{ right: 'Souscrire pour un client', list: '/mon-compte/dossiers' },
    open: async (browser: PlainVisitor) => browser.open(draftOf(await browser.open('/mon-compte/dossiers'))),
    ...{ button: 'Enregistrer et continuer', recipient: { Prénom: 'Éloïse' } },
  },
  {
    what: 'a link to a document',
    ...{ right: 'Lire les documents', list: '/mon-compte/documents-commerciaux?part=shares' },
    open: async (browser: PlainVisitor) => {
      const list = await browser.open('/mon-compte/documents-commerciaux?state=valid')
      return browser.follow(list, /^Transmettre /, 'main')
    },
    ...{ button: 'Créer le lien', recipient: { 'Nom du destinataire': 'Maud Kerlaz' } },
  },
]

describe('who is signed in while their rights change', () => {
  it('has lost a right at the next load of a page', async () => {
    const browser = await signedIn(member)
    const mayRequest = async () =>
      (await browser.open('/souscrire')).root.querySelector('main input[name="amount"]') !== null
    expect(await mayRequest()).toBe(true)
    await changeMember('Enregistrer les droits', { 'Souscrire pour un client': false })
    expect(await mayRequest()).toBe(false)
    await changeMember('Enregistrer les droits', { 'Souscrire pour un client': true })
    expect(await mayRequest()).toBe(true)
  })

  // P-727, P-855
  it.each(openForms)(
    'is refused $what by a form that was open before the right was withdrawn',
    async (tried) => {
      const { button, list, open, recipient, right } = tried
      const browser = await signedIn(member)
      const before = (await browser.open(list)).text('main')
      const form = await open(browser)
      await changeMember('Enregistrer les droits', { [right]: false })
      const refused = await browser.send(form, button, recipient)
      expect(refused.text('main')).toMatch(/pas le droit/)
      await changeMember('Enregistrer les droits', { [right]: true })
      expect((await browser.open(list)).text('main')).toBe(before)
    },
  )

  // P-593
  it('is signed out of a suspended account by the open page, and by the next one', async () => {
    const [open, other] = [await signedIn(member), await signedIn(member)]
    expect(await sessionOf(open)).toHaveProperty('user')
    await changeMember(/^Suspendre l’accès/)
    const home = await other.open('/mon-compte')
    expect(home.text('main')).not.toContain('Gaël Montarlier')
    await expect.poll(() => sessionOf(open), poll).toMatchObject({ error: 'user_not_found' })
    await changeMember(/^Rétablir l’accès/)
  })

  it('is verified at the next load of a page, and by the open page', async () => {
    const [open, other] = [await signedIn(pending), await signedIn(pending)]
    const verification = async (browser: PlainVisitor) => (await sessionOf(browser)).user?.verification
    await open.open('/mon-compte/fonds')
    expect(await verification(open)).toBe('pending')
    await approve(services.sandboxUrl, pending.email)
    await other.open('/mon-compte/fonds')
    expect(await verification(other)).toBe('verified')
    await expect.poll(() => verification(open), poll).toBe('verified')
  })
})
