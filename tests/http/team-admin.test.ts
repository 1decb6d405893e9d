import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlainVisitor, type PlainVisitor } from '../support/plain-visitor.ts'
import { startServices, type TestServices } from '../support/services.ts'

const password = 'Sandbox-2026!'
const noFile = new File([], '')

const languages = [
  {
    language: 'fr',
    team: '/mon-compte/equipe/team-7',
    users: '/mon-compte/utilisateurs',
    advisor: /en tant que conseiller/,
    address: 'Adresse email',
    password: 'Mot de passe',
    enter: 'Se connecter',
    right: 'Souscrire pour un client',
    manage: 'Administrer l’équipe',
    save: 'Enregistrer les droits',
    saved: /Les droits sont enregistrés/,
    last: /garder au moins un administrateur/,
    late: /a été modifiée entre-temps/,
    log: 'Journal',
    logged: /Droits modifiés/,
    suspend: /^Suspendre l’accès/,
    suspended: /L’accès est suspendu/,
    restore: /^Rétablir l’accès/,
    list: 'Adresses',
    send: 'Envoyer les invitations',
    listed: /La liste est enregistrée/,
    faults: [/Ce n’est pas une adresse email/, /n’est pas du domaine de l’équipe/, /a déjà un compte/],
  },
  {
    language: 'en',
    team: '/en/my-account/team/team-7',
    users: '/en/my-account/users',
    advisor: /as an adviser/,
    address: 'Email address',
    password: 'Password',
    enter: 'Sign in',
    right: 'Subscribe for a client',
    manage: 'Administer the team',
    save: 'Save the rights',
    saved: /The rights are saved/,
    last: /needs one administrator at least/,
    late: /was changed in the meantime/,
    log: 'Log',
    logged: /Rights changed/,
    suspend: /^Suspend the access/,
    suspended: /Access is suspended/,
    restore: /^Restore the access/,
    list: 'Addresses',
    send: 'Send the invitations',
    listed: /The list is recorded/,
    faults: [/This is not an email address/, /is not of the team’s domain/, /has an account already/],
  },
] as const

type Texts = (typeof languages)[number]

let services: TestServices
beforeAll(async () => {
  services = await startServices({})
}, 180_000)
afterAll(() => services.stop())

async function signIn(texts: Texts, email: string, target: string): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  const provider = await browser.send(await browser.open(target), texts.advisor)
  const entries = { [texts.address]: email, [texts.password]: password }
  expect((await browser.send(provider, texts.enter, entries)).path).toBe(target)
  return browser
}

describe.each(languages)('a team’s administration without scripts, in $language', (texts) => {
  // P-592, P-593, P-598
  it('changes rights on what was read, suspends and logs, for its administrator alone', async () => {
    const administrator = await signIn(texts, 'advisor@cgp-demo.example', texts.team)
    const team = await administrator.open(texts.team)
    const member = await administrator.follow(team, 'Gaël Montarlier', 'main table')
    const earlier = await administrator.open(member.path)
    const saved = await administrator.send(member, texts.save, { [texts.right]: false })
    expect(saved.text('main')).toMatch(texts.saved)
    const late = await administrator.send(earlier, texts.save, { [texts.manage]: true })
    expect(late.text('main')).toMatch(texts.late)
    await administrator.send(saved, texts.save, { [texts.right]: true })
    const own = await administrator.follow(team, 'Ariel Grandlieu', 'main table')
    const refused = await administrator.send(own, texts.save, { [texts.manage]: false })
    expect(refused.text('[role="alert"]')).toMatch(texts.last)

    const suspended = await administrator.send(await administrator.open(member.path), texts.suspend)
    expect(suspended.text('main')).toMatch(texts.suspended)
    await administrator.send(suspended, texts.restore)
    const log = await administrator.follow(await administrator.open(texts.team), texts.log, 'main nav')
    expect(log.text('main table')).toMatch(texts.logged)

    const colleague = await signIn(texts, 'family-office@cgp-demo.example', texts.team)
    const theirs = await colleague.open(`${texts.team}?part=log`)
    expect(theirs.status).toBe(200)
    expect(theirs.text('main')).not.toMatch(texts.logged)
  })

  // P-595
  it('invites by a pasted list, with a report of what is wrong', async () => {
    const administrator = await signIn(texts, 'advisor@cgp-demo.example', texts.users)
    const users = await administrator.open(texts.users)
    const list = [
      `new-${texts.language}@cgp-demo.example`,
      'personne',
      'anne@autre.example',
      'advisor@cgp-demo.example',
    ]
    const sent = await administrator.send(users, texts.send, { [texts.list]: list.join('\r\n') }, noFile)
    expect(sent.text('main')).toMatch(texts.listed)
    for (const fault of texts.faults) expect(sent.text('main')).toMatch(fault)
  })
})
