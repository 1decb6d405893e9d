import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlainVisitor, type PlainVisitor } from '../support/plain-visitor.ts'
import { startServices, type TestServices } from '../support/services.ts'

const password = 'Sandbox-2026!'
const noFile = new File([], '')
const long = `${'a'.repeat(300)}@cgp-demo.example`

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
    handOver: 'Confier les dossiers',
    to: 'Nouveau responsable',
    noMore: /Dossiers en cours\s*0/,
    handedOver: /Dossiers confiés/,
    giver: 'Gaël Montarlier',
    taker: 'Ariel Grandlieu',
    list: 'Adresses',
    send: 'Envoyer les invitations',
    listed: /La liste est enregistrée/,
    faults: {
      personne: 'Ce n’est pas une adresse email.',
      'anne.cgp-demo.example': 'Le signe @ manque.',
      'anne@cgp-demo': 'Ce qui suit le signe @ est incomplet.',
      'luc@cgp-demo.example eve@cgp-demo.example': 'Cette ligne contient plusieurs adresses : une par ligne.',
      'an ne@cgp-demo.example': 'Il y a une espace de trop : l’adresse seule, ou « Nom <adresse> ».',
      'hélène@cgp-demo.example': 'Cette adresse contient un accent ou un caractère spécial.',
      'an\u0007ne@cgp-demo.example':
        'Cette adresse contient un caractère invisible : saisissez-la à nouveau.',
      [long]: 'Cette adresse est trop longue.',
      '+33 6 39 98 00 01': 'C’est un numéro de téléphone : invitez par SMS.',
      'anne@autre.example': 'Cette adresse n’est pas du domaine de l’équipe.',
      'advisor@cgp-demo.example': 'Cette personne a déjà un compte.',
      'ADVISOR@cgp-demo.example': 'Cette adresse figure déjà plus haut.',
    },
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
    handOver: 'Hand the cases over',
    to: 'New responsible',
    noMore: /Open cases\s*0/,
    handedOver: /handed over/i,
    // What the French administrator was given goes back.
    giver: 'Ariel Grandlieu',
    taker: 'Gaël Montarlier',
    list: 'Addresses',
    send: 'Send the invitations',
    listed: /The list is recorded/,
    faults: {
      personne: 'This is not an email address.',
      'anne.cgp-demo.example': 'The sign @ is missing.',
      'anne@cgp-demo': 'What follows the sign @ is incomplete.',
      'luc@cgp-demo.example eve@cgp-demo.example': 'This line has several addresses: one a line.',
      'an ne@cgp-demo.example': 'There is a space too many: the address alone, or “Name <address>”.',
      'hélène@cgp-demo.example': 'This address has an accent or a special character.',
      'an\u0007ne@cgp-demo.example': 'This address has an invisible character: type it again.',
      [long]: 'This address is too long.',
      '+33 6 39 98 00 01': 'This is a telephone number: invite by text message.',
      'anne@autre.example': 'This address is not of the team’s domain.',
      'advisor@cgp-demo.example': 'This person has an account already.',
      'ADVISOR@cgp-demo.example': 'This address is further up already.',
    },
  },
] as const

/** A text without its spaces, of which there are several kinds between cells and before signs. */
const plain = (text: string) => text.replace(/\s/g, '')

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

  // P-594
  it('hands the open cases of a colleague over, and refuses to hand them to nobody', async () => {
    const administrator = await signIn(texts, 'advisor@cgp-demo.example', texts.team)
    const team = await administrator.open(texts.team)
    const member = await administrator.follow(team, texts.giver, 'main table')
    expect(member.text('main')).not.toMatch(texts.noMore)
    const refused = await administrator.send(member, texts.handOver, { [texts.to]: '' })
    expect(refused.root.querySelectorAll('main [aria-invalid="true"]')).toHaveLength(1)
    expect(refused.text('main')).not.toMatch(texts.noMore)
    const after = await administrator.send(member, texts.handOver, { [texts.to]: texts.taker })
    expect(after.text('main')).toMatch(texts.noMore)
    expect(after.text('main')).not.toContain(texts.to)
    const log = await administrator.follow(await administrator.open(texts.team), texts.log, 'main nav')
    expect(log.text('main table')).toMatch(texts.handedOver)
  })

  // P-595, P-792
  it('invites by a pasted list, with a report of what is wrong at each line', async () => {
    const administrator = await signIn(texts, 'advisor@cgp-demo.example', texts.users)
    const users = await administrator.open(texts.users)
    const list = [`new-${texts.language}@cgp-demo.example`, ...Object.keys(texts.faults)]
    const sent = await administrator.send(users, texts.send, { [texts.list]: list.join('\r\n') }, noFile)
    expect(sent.text('main')).toMatch(texts.listed)
    const report = plain(sent.text('main'))
    for (const [index, fault] of Object.values(texts.faults).entries()) {
      // The line's number, what is shown of it (addresses in lower case), and what is wrong.
      const line = list[index + 1]?.replace('\u0007', '').slice(0, 80).toLowerCase() ?? ''
      expect(report).toContain(plain(`${index + 2}${line}${fault}`))
    }
  })
})
