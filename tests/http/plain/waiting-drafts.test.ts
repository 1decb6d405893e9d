import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import englishLetters from '../../../i18n/en/fund_letters/index.ts'
import englishPublishing from '../../../i18n/en/publishing/index.ts'
import frenchLetters from '../../../i18n/fr/fund_letters/index.ts'
import frenchPublishing from '../../../i18n/fr/publishing/index.ts'
import { type BreakingProxy, startBreakingProxy } from '../../support/breaking-proxy.ts'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import { startPortalBeside, type TestPortal } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

const languages = [
  {
    ...{ language: 'fr', path: '/espace-equipe/publier/fnd-7?kind=letter' },
    ...{ words: frenchLetters.entry, publishing: frenchPublishing, kept: /Votre saisie est conservée/ },
  },
  {
    ...{ language: 'en', path: '/en/team-space/publish/fnd-7?kind=letter' },
    ...{ words: englishLetters.entry, publishing: englishPublishing, kept: /What you typed is kept/ },
  },
] as const

let proxy: BreakingProxy
let portal: TestPortal
let staff: PlainVisitor
beforeAll(async () => {
  const { sandboxUrl } = await sharedServices()
  proxy = await startBreakingProxy(`${sandboxUrl}/product`)
  portal = await startPortalBeside(sandboxUrl, { PRODUCT_API_URL: proxy.url })
  staff = createPlainVisitor(portal.portalUrl)
  await signInPlainly(staff, { email: 'desk@sandbox.example', client: 'staff' })
}, 180_000)
afterAll(async () => {
  await portal.stop()
  await proxy.stop()
})

/** Opens the page again until the product API is called again. */
const reopen = (path: string): Promise<PlainPage> =>
  vi.waitFor(
    async () => {
      const page = await staff.open(path)
      expect(page.status).toBe(200)
      return page
    },
    { timeout: 60_000, interval: 500 },
  )

// P-819
it.each(languages)(
  'what was typed without scripts waits for the page that can show it, while the product API is down, in $language',
  async ({ kept, path, publishing, words }) => {
    const form = await reopen(path)
    proxy.breakAll(/./, 'refused')
    const sent = await staff.send(form, publishing.publish.submit, {
      [words.subjectFr]: 'Objet',
      [words.textFr]: 'Texte à garder',
      [words.subjectEn]: 'Subject',
      [words.textEn]: 'Text to keep',
    })
    expect([sent.status, sent.path]).toEqual([503, path])
    expect((await staff.open(path)).status).toBe(503)
    proxy.mend()
    const again = await reopen(path)
    expect(again.text('main')).toMatch(kept)
    expect([again.field(words.textFr), again.field(words.textEn)]).toEqual(['Texte à garder', 'Text to keep'])
    expect((await staff.open(path)).field(words.textFr)).toBe('')
  },
  120_000,
)
