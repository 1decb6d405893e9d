import { beforeAll, describe, expect, it } from 'vitest'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

const [frenchSpace, englishSpace] = teamSpaceTexts
const languages = [
  {
    ...frenchSpace,
    password: 'Mot de passe',
    open: 'Voir les chiffres d’utilisation',
    page: '/espace-equipe/chiffres',
    title: 'Chiffres d’utilisation',
    parts: ['Connexions', 'Documents ouverts par type', 'Inscriptions par étape', 'Questions par sujet'],
    few: 'n’est donné que s’il vient d’au moins 5 personnes',
    year: '12 derniers mois',
    row: /^2026-01-15;Connexions;Partenaires;(\d+|moins de 5\u00a0personnes)\r$/m,
    csv: 'Jour;Mesure;Type;Nombre',
  },
  {
    ...englishSpace,
    password: 'Password',
    open: 'See the figures of use',
    page: '/en/team-space/figures',
    title: 'Figures of use',
    parts: ['Sign-ins', 'Documents opened by type', 'Registrations by step', 'Questions by subject'],
    few: 'is given only if it comes from at least 5 people',
    year: 'Last 12 months',
    row: /^2026-01-15,Sign-ins,Partners,(\d+|fewer than 5\u00a0people)\r$/m,
    csv: 'Day,Measure,Type,Number',
  },
] as const

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

// P-680, P-682
describe('figures of use, without scripts', () => {
  it.each(languages)('a member of staff reads them at $page and downloads them', async (texts) => {
    const browser = createPlainVisitor(services.portalUrl)
    const entries = { [texts.email]: 'staff@sandbox.example', [texts.password]: 'Sandbox-2026!' }
    const space = await browser.send(await browser.open(texts.login), texts.signIn, entries)
    const shown = await browser.follow(space, texts.open, 'main')
    expect([shown.path, shown.text('h1')]).toEqual([texts.page, texts.title])
    expect(shown.texts('main h2')).toEqual(expect.arrayContaining([...texts.parts]))
    expect(shown.text('main')).toContain(texts.few)
    // No email address, since it would identify a person.
    expect(shown.text('main')).not.toContain('@')
    const year = await browser.follow(shown, texts.year, 'main')
    expect(year.path).toMatch(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/)
    const query = `from=2026-01-15&to=2026-01-16&locale=${texts.language}`
    const file = await browser.open(`/api/staff/usage.csv?${query}`)
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.html).toContain(texts.csv)
    expect(file.html).toMatch(texts.row)
  })

  it.each(languages)('others find neither $page nor its file', async (texts) => {
    const visitor = createPlainVisitor(services.portalUrl)
    expect((await visitor.open(texts.page)).path).toContain(texts.login)
    const file = await fetch(`${services.portalUrl}/api/staff/usage.csv?locale=${texts.language}`)
    expect(file.status).toBe(404)
  })
})
