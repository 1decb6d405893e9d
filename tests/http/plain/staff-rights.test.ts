import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../../src/lib/plain-date.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import { startServices, type TestServices } from '../../support/services.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

const [frenchSpace, englishSpace] = teamSpaceTexts
const languages = [
  {
    ...{ ...frenchSpace, password: 'Mot de passe', rights: '/espace-equipe/droits' },
    ...{ staff: '/espace-equipe/droits-internes', member: 'editor', locale: 'fr', separator: ';' },
    ...{ until: 'Dernier jour', reason: 'Motif', save: 'Enregistrer l’accord' },
    ...{ saved: 'L’accord est enregistré.', soon: 'Se termine bientôt' },
    ...{ late: /Quelqu’un d’autre a modifié ces droits/, before: /La validité finit avant de commencer/ },
    ...{ saveRights: 'Enregistrer les droits', invite: 'Inviter', told: /La personne est prévenue/ },
    ...{ publish: 'Saisir', approve: 'Valider', waits: /attend une seconde personne/ },
    ...{ own: /Vous l’avez saisi/, refuse: 'Refuser', refusal: 'Motif du refus', noReason: /Motif du refus/ },
    ...{ approved: /Les droits sont validés/, taken: 'Un changement attend déjà pour cette personne.' },
    ...{ queue: 'Changements de droits à valider', toRights: 'Décider des changements' },
  },
  {
    ...{ ...englishSpace, password: 'Password', rights: '/en/team-space/rights' },
    ...{ staff: '/en/team-space/staff-rights', member: 'staff', locale: 'en', separator: ',' },
    ...{ until: 'Last day', reason: 'Reason', save: 'Save the agreement' },
    ...{ saved: 'The agreement is saved.', soon: 'Ends soon' },
    ...{ late: /Somebody else has changed these rights/, before: /ends before it begins/ },
    ...{ saveRights: 'Save the rights', invite: 'Invite', told: /The person is told/ },
    ...{ publish: 'Enter', approve: 'Approve', waits: /waits for a second person/ },
    ...{
      own: /You entered it/,
      refuse: 'Refuse',
      refusal: 'Reason for the refusal',
      noReason: /Reason for the refusal/,
    },
    ...{ approved: /The rights are approved/, taken: 'A change for this person is waiting already.' },
    ...{ queue: 'Changes of rights to approve', toRights: 'Decide on the changes' },
  },
] as const

type Texts = (typeof languages)[number]

const today = plainDateAt(new Date())

let services: TestServices
beforeAll(async () => {
  services = await startServices({ SANDBOX_CONTENT_RATE_LIMIT: '100000' })
}, 180_000)
afterAll(() => services.stop())

async function signIn(texts: Texts, name: string): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  const entries = { [texts.email]: `${name}@sandbox.example`, [texts.password]: 'Sandbox-2026!' }
  await browser.send(await browser.open(texts.login), texts.signIn, entries)
  return browser
}

const linksOf = (page: PlainPage, pattern: RegExp): string[] =>
  page.root
    .querySelectorAll('main a[href]')
    .map((element) => element.getAttributeValue('href') ?? '')
    .filter((href) => pattern.test(href))

async function teamPageOf(browser: PlainVisitor, texts: Texts): Promise<PlainPage> {
  const list = await browser.open(`${texts.rights}?q=cgp`)
  return browser.open(linksOf(list, /\/team-\d+$/)[0] ?? '')
}

// P-780, P-781
describe.each(languages)('agreements of partner teams, without scripts, in $language', (texts) => {
  it('are found by team, state and day, and told to staff alone', async () => {
    const browser = await signIn(texts, 'desk')
    const list = await browser.open(texts.rights)
    expect(list.status).toBe(200)
    expect(list.texts('tbody tr').length).toBeGreaterThan(5)
    const named = await browser.open(`${texts.rights}?q=cgp`)
    expect(named.texts('tbody tr').every((row) => /cgp/i.test(row))).toBe(true)
    expect((await browser.open(`${texts.rights}?date=2020-01-01`)).texts('tbody tr')).toEqual([])
    const visitor = createPlainVisitor(services.portalUrl)
    expect((await visitor.open(texts.rights)).html).not.toContain('tbody')
    const file = await visitor.open(`/api/staff/agreements.csv?locale=${texts.locale}`)
    expect(file.status).toBe(404)
  })

  it('are changed with a reason, at once; the second of two who changed them is told', async () => {
    const browser = await signIn(texts, 'desk')
    const other = await signIn(texts, 'editor')
    const team = await teamPageOf(browser, texts)
    const path = linksOf(team, /\?fund=/)[texts.locale === 'fr' ? 0 : 1] ?? ''
    const form = await browser.open(path)
    const same = await other.open(path)
    const bare = await browser.send(form, texts.save, { [texts.until]: '2020-01-01' })
    expect(bare.text('[role="alert"]')).toContain(texts.reason)
    const entries = { [texts.until]: '2020-01-01', [texts.reason]: 'Avenant' }
    const refused = await browser.send(form, texts.save, entries)
    expect(refused.text('[role="alert"]')).toMatch(texts.before)
    expect(refused.field(texts.reason)).toBe('Avenant')
    const soon = { [texts.until]: addDays(today, 30), [texts.reason]: 'Avenant' }
    const saved = await browser.send(form, texts.save, soon)
    expect(saved.text('main [role="status"]')).toContain(texts.saved)
    expect(saved.text('main')).toContain(texts.soon)
    expect((await browser.open(saved.path)).html).not.toContain(texts.saved)
    const late = await other.send(same, texts.save, { [texts.reason]: 'Autre avenant' })
    expect(late.text('main [role="status"]')).toMatch(texts.late)
    const rows = (await browser.open(`${texts.rights}?q=cgp&state=expiring`)).texts('tbody tr')
    expect(rows.length).toBeGreaterThan(0)
    // P-785
    const file = await browser.open(`/api/staff/agreements.csv?state=expiring&locale=${texts.locale}`)
    const [head = '', ...lines] = file.html.trim().split('\r\n')
    expect(head.split(texts.separator)).toHaveLength(8)
    expect(lines.filter((line) => line.includes(texts.soon))).toHaveLength(lines.length)
    expect(lines.length).toBeGreaterThanOrEqual(rows.length)
  })

  it('have members whose rights are changed with a reason', async () => {
    const browser = await signIn(texts, 'desk')
    const team = await teamPageOf(browser, texts)
    const path = linksOf(team, /\?member=/).at(-1) ?? ''
    const form = await browser.open(path)
    const saved = await browser.send(form, texts.saveRights, { [texts.reason]: 'Relecture des droits' })
    expect(saved.text('main [role="status"]')).toMatch(texts.told)
  })
})

// P-783, P-784
describe.each(languages)('rights of staff, without scripts, in $language', (texts) => {
  it('are withdrawn at once, and given once another person has approved', async () => {
    const browser = await signIn(texts, 'desk')
    const list = await browser.open(texts.staff)
    // Nobody has a form for their own rights.
    expect(linksOf(list, /\?member=/)).toHaveLength(2)
    const rowOf = (page: PlainPage) => page.texts('tbody tr').find((row) => row.startsWith(texts.member))
    const index = list.texts('tbody th a').indexOf(texts.member)
    const formOf = async () =>
      browser.open(linksOf(await browser.open(texts.staff), /\?member=/)[index] ?? '')
    const narrowed = await browser.send(await formOf(), texts.saveRights, {
      ...{ [texts.publish]: false, [texts.reason]: 'Congé parental' },
    })
    expect(narrowed.text('main [role="status"]')).toMatch(texts.told)
    expect(rowOf(narrowed)?.includes(texts.publish)).toBe(false)
    const entered = await browser.send(await formOf(), texts.saveRights, {
      ...{ [texts.publish]: true, [texts.reason]: 'Retour' },
    })
    expect(entered.text('main [role="status"]')).toMatch(texts.waits)
    expect(entered.text('main')).toMatch(texts.own)
    // P-786: of the member, whom no field names.
    const again = await browser.send(await formOf(), texts.saveRights, {
      ...{ [texts.publish]: true, [texts.reason]: 'Retour' },
    })
    expect(again.text('main [role="alert"]')).toBe(texts.taken)
    expect(again.root.querySelectorAll('main [role="alert"] a')).toEqual([])
    const second = await signIn(texts, texts.member === 'editor' ? 'staff' : 'editor')
    // P-787
    const home = await second.open(texts.space)
    expect(home.texts('main li').find((card) => card.startsWith(texts.queue))).toContain(texts.member)
    const waiting = await second.follow(home, texts.toRights, 'main')
    expect(waiting.path).toBe(texts.staff)
    const refused = await second.send(waiting, texts.refuse)
    expect(refused.text('[role="alert"]')).toMatch(texts.noReason)
    const approved = await second.send(await second.open(texts.staff), texts.approve)
    expect(approved.text('main [role="status"]')).toMatch(texts.approved)
    expect(rowOf(approved)).toContain(texts.publish)
  })
})
