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
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainVisitor } from '../../support/plain-visitor.ts'
import { layOutSeed } from '../../support/sandbox-seed.ts'
import { startServices, type TestServices } from '../../support/services.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

const [french, english] = teamSpaceTexts
const languages = [
  {
    ...{ ...french, queues: '/espace-equipe/a-traiter', people: /^\/espace-equipe\/personnes\// },
    ...{ words: frenchDesk.queues, publishing: frenchPublishing, publish: '/espace-equipe/publier/fnd-7' },
    ...{ since: '3 févr. 2026', until: '31 décembre 2027' },
  },
  {
    ...{ ...english, queues: '/en/team-space/to-do', people: /^\/en\/team-space\/people\// },
    ...{ words: englishDesk.queues, publishing: englishPublishing, publish: '/en/team-space/publish/fnd-7' },
    ...{ since: '3 Feb 2026', until: '31 December 2027' },
  },
] as const

const address = 'investor@sandbox.example'

/** A text whose spaces of every kind are plain ones. */
const withSpaces = (text: string) => text.replaceAll(/\s/gu, ' ')

/** The seed, with an investor whose address has refused a mail. */
async function fill(...[folder, variables]: Parameters<typeof layOutSeed>): Promise<void> {
  await layOutSeed(folder, variables)
  const { close, db } = await openDatabase(readSandboxEnv({ SANDBOX_DATA_DIR: folder }))
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
