import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { createPlainVisitor, type PlainVisitor } from '../../support/plain-visitor.ts'
import { startServices, type TestServices } from '../../support/services.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

const [frenchSpace, englishSpace] = teamSpaceTexts
const languages = [
  {
    ...{ ...frenchSpace, locale: 'fr', password: 'Mot de passe', holder: 'investor' },
    ...{ form: '/espace-equipe/publier/fnd-14', notices: '/mon-compte/avis', home: '/' },
    ...{ as: /en tant qu’investisseur/, address: 'Adresse email', enter: 'Se connecter' },
    ...{ tab: 'Règlements reçus', amount: 'Montant reçu', date: 'Reçu le', note: 'Référence du virement' },
    ...{ half: '1 250,00', half_shown: '1 250,00 €', rest: '10 000,00', missing: '10 000,00 €' },
    ...{
      submit: 'Soumettre à validation',
      submitList: 'Soumettre la liste',
      approve: 'Valider et publier',
      own: /Vous avez saisi/,
    },
    ...{
      late: 'En retard',
      paid: 'Payé',
      left: /reste 10\s000,00/,
      received: 'Reçu le',
      tooMuch: /somme appelée/,
    },
    ...{ settled: /Cet appel est payé/, list: 'Liste', listLabel: /^Liste/, refused: /2 lignes refusées/ },
    ...{ line2: /Ligne 2 \(AF-2026-99999\)/, line3: /Ligne 3 .+ le jour n’est pas lisible/ },
    ...{ reverse: 'Soumettre l’annulation', reason: 'Motif de l’annulation', reversal: /annulation/ },
    ...{ partly: 'Payé en partie', online: /en ligne/, missingReason: /Motif de l’annulation/ },
  },
  {
    ...{ ...englishSpace, locale: 'en', password: 'Password', holder: 'investor-thirty' },
    ...{ form: '/en/team-space/publish/fnd-14', notices: '/en/my-account/notices', home: '/en' },
    ...{ as: /as an investor/, address: 'Email address', enter: 'Sign in' },
    ...{
      tab: 'Payments received',
      amount: 'Amount received',
      date: 'Received on',
      note: 'Reference of the transfer',
    },
    ...{ half: '1,250.00', half_shown: '€1,250.00', rest: '8,750.00', missing: '€8,750.00' },
    ...{
      submit: 'Submit for approval',
      submitList: 'Submit the list',
      approve: 'Approve and publish',
      own: /You entered/,
    },
    ...{
      late: 'Late',
      paid: 'Paid',
      left: /8,750\.00 outstanding/,
      received: 'Received on',
      tooMuch: /than was called/,
    },
    ...{ settled: /This call is paid/, list: 'List', listLabel: /^List/, refused: /2 lines refused/ },
    ...{ line2: /Line 2 \(AF-2026-99999\)/, line3: /Line 3 .+ the day cannot be read/ },
    ...{ reverse: 'Submit the reversal', reason: 'Reason for the reversal', reversal: /reversal/ },
    ...{ partly: 'Partly paid', online: /online/, missingReason: /Reason for the reversal/ },
  },
] as const

type Texts = (typeof languages)[number]

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

/** The investor, and their notices of the fund: the late call, and the one to come of which a part is paid. */
async function signInHolder(texts: Texts) {
  const browser = createPlainVisitor(services.portalUrl)
  const provider = await browser.send(await browser.open(texts.notices), texts.as)
  const entries = { [texts.address]: `${texts.holder}@sandbox.example`, [texts.password]: 'Sandbox-2026!' }
  await browser.send(provider, texts.enter, entries)
  return browser
}

const today = plainDateAt(new Date()).split('-').reverse().join('/')

// P-676
describe.each(languages)('staff record what was received of calls, without scripts ($locale)', (texts) => {
  const rowsOf = async (browser: PlainVisitor) => (await browser.open(texts.notices)).texts('main tbody tr')
  const lateRow = async (browser: PlainVisitor) =>
    (await rowsOf(browser)).find((row) => row.includes(texts.late))
  const referenceIn = (row: string | undefined) => /AF-\d{4}-\d{5}/.exec(row ?? '')?.[0] ?? ''
  const approve = async (path: string) => {
    const second = await signIn(texts, 'editor')
    const approved = await second.send(await second.open(path.replace(/\?.*/, '')), texts.approve)
    expect(approved.text('main')).toMatch(texts.online)
  }

  it('one by one: in part, in full, never more, and the author cannot approve', async () => {
    const holder = await signInHolder(texts)
    const reference = referenceIn(await lateRow(holder))
    const author = await signIn(texts, 'staff')
    const home = await author.open(texts.form)
    const list = await author.follow(home, texts.tab, 'main nav')
    expect(list.text('main')).toContain(reference)
    const page = await author.open(`${texts.form}?kind=receipts&notice=${reference}`)
    const much = await author.send(page, texts.submit, { [texts.amount]: '99999999', [texts.date]: today })
    expect(much.text('main')).toMatch(texts.tooMuch)
    const entered = await author.send(much, texts.submit, {
      ...{ [texts.amount]: texts.half, [texts.date]: today, [texts.note]: 'VIR 42' },
    })
    expect(entered.text('main')).toMatch(texts.own)
    expect(entered.html).not.toContain(texts.approve)
    expect(entered.text('main')).toContain(texts.half_shown)
    expect(await lateRow(holder)).not.toMatch(texts.left)
    await approve(entered.path)
    const partly = await lateRow(holder)
    expect(partly).toMatch(texts.left)
    expect((await holder.open(texts.home)).text('main')).toContain(texts.missing)

    const rest = await author.send(
      await author.open(`${texts.form}?kind=receipts&notice=${reference}`),
      texts.submit,
      { [texts.amount]: texts.rest, [texts.date]: today },
    )
    await approve(rest.path)
    expect(await lateRow(holder)).toBeUndefined()
    const row = (await rowsOf(holder)).find((one) => one.includes(reference))
    expect(row).toContain(texts.paid)
    const all = await holder.open(texts.notices)
    const notice = await holder.follow(all, new RegExp(reference), 'main tbody')
    expect(notice.text('#payment')).toMatch(texts.settled)
    expect(notice.texts('main dt')).toContain(texts.received)
  })

  // P-677
  it('by a list, of which each wrong line is named, and back again by a reversal with its reason', async () => {
    const holder = await signInHolder(texts)
    const reference = referenceIn((await rowsOf(holder)).find((row) => row.includes(texts.partly)))
    const author = await signIn(texts, 'staff')
    const form = await author.open(`${texts.form}?kind=receipts`)
    const list = [
      `${reference};12,34;${today};VIR 43`,
      `AF-2026-99999;10;${today};x`,
      `${reference};10;31/02/2026;x`,
    ].join('\n')
    const wrong = await author.send(form, texts.submitList, { [texts.list]: `AF-2026-99999;10;${today};x` })
    expect([wrong.text('[role="alert"]').includes(texts.summary), wrong.field(texts.listLabel)]).toEqual([
      true,
      `AF-2026-99999;10;${today};x`,
    ])
    const entered = await author.send(wrong, texts.submitList, { [texts.list]: list })
    const shown = entered.text('main')
    for (const expected of [texts.refused, texts.line2, texts.line3]) expect(shown).toMatch(expected)
    await approve(entered.path)
    const page = await author.open(`${texts.form}?kind=receipts&notice=${reference}`)
    expect(page.text('main')).toContain('VIR 43')
    const bare = await author.send(page, texts.reverse)
    expect(bare.text('[role="alert"]')).toMatch(texts.missingReason)
    const reversed = await author.send(bare, texts.reverse, { [texts.reason]: 'VIR 43' })
    expect(reversed.text('main')).toMatch(texts.reversal)
    await approve(reversed.path)
    const after = await author.open(`${texts.form}?kind=receipts&notice=${reference}`)
    expect(after.text('main')).toMatch(/[-−]\s?€?12[.,]34/)
  })
})
