import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import englishPublishing from '../../../i18n/en/publishing/index.ts'
import englishDesk from '../../../i18n/en/staff_desk/index.ts'
import frenchPublishing from '../../../i18n/fr/publishing/index.ts'
import frenchDesk from '../../../i18n/fr/staff_desk/index.ts'
import { openDatabase } from '../../../sandbox/database/open-database.ts'
import { accounts, mailSettings } from '../../../sandbox/database/schema/index.ts'
import { readSandboxEnv } from '../../../sandbox/env.ts'
import { smallPdf } from '../../../sandbox/import/template.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { attributeOf } from '../../support/html-page.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainVisitor } from '../../support/plain-visitor.ts'
import { layOutSeed } from '../../support/sandbox-seed.ts'
import { startServices, type TestServices } from '../../support/services.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

const [french, english] = teamSpaceTexts
const languages = [
  {
    ...{ ...french, queues: '/espace-equipe/a-traiter', people: /^\/espace-equipe\/personnes\// },
    ...{ words: { ...frenchDesk.queues, people: frenchDesk.people }, search: '/espace-equipe/personnes' },
    ...{ publishing: frenchPublishing, publish: '/espace-equipe/publier/fnd-7' },
    ...{ since: '3 févr. 2026', until: '31 décembre 2027' },
  },
  {
    ...{ ...english, queues: '/en/team-space/to-do', people: /^\/en\/team-space\/people\// },
    ...{ words: { ...englishDesk.queues, people: englishDesk.people }, search: '/en/team-space/people' },
    ...{ publishing: englishPublishing, publish: '/en/team-space/publish/fnd-7' },
    ...{ since: '3 Feb 2026', until: '31 December 2027' },
  },
] as const

const address = 'investor@sandbox.example'

/** A text whose spaces of every kind are plain ones. */
const withSpaces = (text: string) => text.replaceAll(/\s/gu, ' ')

/** The seed, with an investor whose address has refused a mail. */
async function fill(...[folder, variables]: Parameters<typeof layOutSeed>): Promise<void> {
  await layOutSeed(folder, variables)
  const { close, db } = await openDatabase(readSandboxEnv({ ...variables, SANDBOX_DATA_DIR: folder }))
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, address))
  const bounce = {
    bouncedAt: new Date('2026-02-03T09:00:00Z'),
    bouncedAddress: address,
    bounceReason: '550 5.1.1 no such user',
  }
  await db
    .insert(mailSettings)
    .values({
      ...{ accountId: account?.id ?? '', notices: 'never', documents: 'never', values: 'never' },
      ...{ toldFrom: bounce.bouncedAt, ...bounce },
    })
    .onConflictDoUpdate({ target: mailSettings.accountId, set: bounce })
  await close()
}

let services: TestServices
let staff: PlainVisitor
beforeAll(async () => {
  services = await startServices({ SANDBOX_CONTENT_RATE_LIMIT: '100000' }, undefined, fill)
  staff = createPlainVisitor(services.portalUrl)
  await signInPlainly(staff, { email: 'desk@sandbox.example', client: 'staff' })
}, 180_000)
afterAll(() => services.stop())

describe.each(languages)('queues and previews of staff, without scripts, in $language', (texts) => {
  // P-724
  it('list the addresses that refuse our mails, each with its person and its age', async () => {
    const { bounces } = texts.words.names
    const home = await staff.open(texts.space)
    const card = home.texts('main li').find((text) => text.startsWith(bounces))
    expect(card).toContain(address)
    const queue = await staff.open(`${texts.queues}/bounces`)
    expect([queue.status, queue.text('h1')]).toEqual([200, bounces])
    expect(withSpaces(queue.text('main'))).toContain(withSpaces(texts.words.ledes.bounces))
    const [row, ...others] = queue.texts('main tbody tr')
    expect(others).toEqual([])
    expect(row).toContain(address)
    expect(row).toContain(texts.words.isLate)
    const name = queue.texts('main tbody th')[0] ?? ''
    const person = await staff.follow(queue, name, 'main tbody')
    expect(person.path).toMatch(texts.people)
    expect(person.text('main')).toContain(address)
  })

  // P-849
  it('lead from the page of a queue to where it is worked off', async () => {
    for (const [code, page] of [
      ['investors', '/back-office/investors'],
      ['requests', '/back-office/requests'],
      ['teams', '/back-office/teams'],
      ['cases', texts.language === 'fr' ? '/espace-equipe/dossiers' : '/en/team-space/cases'],
    ]) {
      const { root, url } = await staff.open(`${texts.queues}/${code}`)
      const links = root.querySelectorAll('main a[href]').map((link) => attributeOf(link, 'href'))
      expect(links.map((href) => new URL(href, url).pathname)).toContain(page)
    }
  })

  // P-847
  it('say of the posted code of a holder without account for whom it is, and what to do', async () => {
    const { codes, none } = texts.words.people
    const page = await staff.open(`${texts.search}?q=k7qd-3xm9-tb4w`)
    const text = withSpaces(page.text('main [role="status"]'))
    expect(text).toContain(withSpaces(codes.title.split('{')[0] ?? ''))
    expect(text).toContain('Vasseur')
    expect(text).toContain(withSpaces(codes.waiting.split('{date')[0] ?? ''))
    expect(page.text('main')).not.toContain(none)
  })

  // P-846
  it('warn of a capital call of more than is left of the holders’ commitments, by name', async () => {
    const { detail, publish } = texts.publishing
    const form = await staff.open(`${texts.publish.replace('fnd-7', 'fnd-14')}?kind=call`)
    // A share has one call of a day: each entry is of its own.
    const first = texts.language === 'fr' ? 40 : 50
    const entered = (amount: string, days: number) => {
      const day: string = plainDateAt(new Date(Date.now() + (first + days) * 86_400_000))
      const date = { [publish.date]: day.split('-').toReversed().join('/') }
      const fields = { ...date, [publish.amount]: amount, [publish.nature]: 'investments' }
      return staff.send(form, publish.submit, fields)
    }
    const title = withSpaces(detail.beyond.title.split('{')[0] ?? '')
    const shown = await entered('99999', 0)
    const text = withSpaces(shown.text('main'))
    expect(text).toContain(title)
    expect(text).toContain('Camille Aubrelin')
    expect(shown.texts('h2')).toContain(detail.preview)
    const small = await entered(texts.language === 'fr' ? '0,01' : '0.01', 1)
    expect(small.texts('h2')).toContain(detail.preview)
    expect(withSpaces(small.text('main'))).not.toContain(title)
  })

  // P-722
  it('show the terms of a marketing document before another member of staff approves it', async () => {
    const { detail, publish } = texts.publishing
    const entries = {
      [publish.titleFr]: 'Plaquette du fonds',
      ...{ [publish.group]: 'marketing', [publish.type]: 'brochure', [publish.subType]: 'presentation' },
      ...{ [publish.language]: 'fr', [publish.publishedOn]: '02/02/2026' },
      ...{ [publish.accesses.public]: true, [publish.audience]: 'professional' },
    }
    const file = new File([new Uint8Array(smallPdf('Plaquette'))], 'plaquette.pdf', {
      type: 'application/pdf',
    })
    const form = await staff.open(`${texts.publish}?kind=document`)
    const reversed = { [publish.validFrom]: '01/01/2028', [publish.validUntil]: '31/12/2027' }
    const refused = await staff.send(form, publish.submit, { ...entries, ...reversed }, file)
    expect(refused.texts('main [role="alert"] a')).toHaveLength(1)
    const right = { [publish.validFrom]: '', [publish.validUntil]: '31/12/2027' }
    const shown = await staff.send(refused, publish.submit, { ...entries, ...right }, file)
    expect(shown.text('main [role="status"]')).toContain(texts.publishing.done.entered)
    expect(shown.texts('h2')).toContain(detail.preview)
    const facts = shown.texts('main dl dt').map((term, at) => [term, shown.texts('main dl dd')[at]])
    expect(facts).toContainEqual([publish.audience, publish.audiences.professional])
    expect(facts).toContainEqual([publish.validUntil, texts.until])
  })
})
