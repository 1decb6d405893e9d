import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../../sandbox/accounts/passwords.ts'
import { openDatabase } from '../../sandbox/database/open-database.ts'
import { accounts, contentUsers } from '../../sandbox/database/schema/index.ts'
import { readSandboxEnv } from '../../sandbox/env.ts'
import { runImport } from '../../sandbox/import/run-import.ts'
import { startSandbox } from '../../sandbox/start.ts'
import { fixedVisits, signInStaff } from '../../scripts/lib/portal-visits.ts'
import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { pageText } from '../support/page-text.ts'
import { startServices, type TestServices } from '../support/services.ts'

type Who = 'visitor' | 'investor' | 'partner' | 'staff'

const staffEmail = 'first@manager.example'
const folder = mkdtempSync(join(tmpdir(), 'empty-portal-'))
const data = join(folder, 'sandbox')

/** A sandbox started empty, then people without any fund, who all have the password of the demo accounts. */
async function fill(): Promise<void> {
  const env = readSandboxEnv({
    SANDBOX_PORT: '0',
    SANDBOX_DATA_DIR: data,
    SANDBOX_EMPTY: '1',
    SANDBOX_STAFF_EMAIL: staffEmail,
  })
  await (await startSandbox({ env, log: pino({ level: 'silent' }) })).close()
  const sheets = join(folder, 'sheets')
  mkdirSync(sheets)
  for (const name of ['partenaires.csv', 'equipes.csv', 'personnes.csv'])
    cpSync(join('examples/manager', name), join(sheets, name))
  const choices = { isDryRun: false, isPruning: false, now: new Date(), progress: () => undefined }
  expect((await runImport(env, sheets, choices)).faults).toEqual([])
  const { db, close } = await openDatabase(env)
  const passwordHash = await hashPassword('Sandbox-2026!')
  await db.update(accounts).set({ passwordHash })
  await db.update(contentUsers).set({ passwordHash })
  await close()
}

let services: TestServices
let cookies: Readonly<Record<Who, string>>
beforeAll(async () => {
  await fill()
  services = await startServices({ SANDBOX_DATA_DIR: data, SANDBOX_EMPTY: '1', LOG_LEVEL: 'warn' })
  const { portalUrl } = services
  cookies = {
    visitor: '',
    investor: await signInByHttp(portalUrl, { email: 'claire.morvan@investors.example', client: 'investor' }),
    partner: await signInByHttp(portalUrl, { email: 'lea.costa@tilleuls.example', client: 'partner' }),
    staff: await signInStaff(portalUrl, staffEmail),
  }
}, 180_000)
afterAll(async () => {
  await services?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function read(who: Who, path: string) {
  const headers = { cookie: cookies[who], accept: 'text/html' }
  const response = await fetch(`${services.portalUrl}${path}`, { headers, redirect: 'manual' })
  const texts = [...pageText(await response.text()).values()].join(' ')
  return { status: response.status, texts }
}

const others: readonly (readonly [Who, string])[] = [
  ['visitor', '/guide/montant'],
  ['visitor', '/fonds?q=capital'],
  ['visitor', '/fonds?view=table'],
  ['visitor', '/fonds?view=performance'],
  ['visitor', '/sitemap.xml'],
  ['visitor', '/feeds/articles.xml'],
  ['partner', '/mon-compte/tableau-de-bord'],
  ['partner', '/mon-compte/documents-commerciaux'],
  ['partner', '/mon-compte/clients'],
  ['staff', '/espace-equipe/publications?fund=capital'],
  ['staff', '/espace-equipe/personnes?q=claire'],
  ['staff', '/espace-equipe/questions'],
  ['staff', '/espace-equipe/dossiers'],
  ['staff', '/espace-equipe/chiffres'],
]

// P-731
it('a portal that was started empty answers every page without a fault of its own', async () => {
  const table = fixedVisits.flatMap(({ persona, path }) =>
    persona === 'advisor' ? [] : [[persona, path] as const],
  )
  const faults: string[] = []
  for (const [who, path] of [...table, ...others]) {
    const { status } = await read(who, path)
    // The maintenance page is always a 503.
    if (status >= 500 && !path.endsWith('/maintenance')) faults.push(`${status} ${who} ${path}`)
  }
  expect(table.length).toBeGreaterThan(80)
  expect(faults).toEqual([])
}, 180_000)

// P-731
it('its site leads to no text that it does not have', async () => {
  const links = new Set<string>()
  for (const page of ['/', '/en', '/fonds', '/plan-du-site', '/en/sitemap']) {
    const html = await (await fetch(`${services.portalUrl}${page}`)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(href)
  }
  const dead: string[] = []
  for (const link of links) if ((await read('visitor', link)).status >= 400) dead.push(link)
  expect(links.size).toBeGreaterThan(40)
  expect(dead).toEqual([])
}, 60_000)

// P-731
it.each([
  ['visitor', '/', 'Aucun fonds n’est encore publié : les premiers seront présentés ici.'],
  ['visitor', '/en', 'No fund is published yet: the first ones will be presented here.'],
  ['visitor', '/fonds', 'Les fonds, leurs chiffres et leurs documents paraîtront ici dès leur publication.'],
  ['visitor', '/en/funds?q=capital', 'The funds will appear here, with their figures and documents'],
  ['visitor', '/fonds/comparer', 'La comparaison s’ouvre dès que deux fonds sont publiés.'],
  ['visitor', '/en/funds/compare', 'The comparison opens as soon as two funds are published.'],
  ['visitor', '/guide', 'Les guides paraîtront ici dès leur publication.'],
  ['visitor', '/en/guide', 'The guides will appear here as soon as they are published.'],
  ['visitor', '/analyses-et-tendances', 'Aucune analyse n’est encore publiée.'],
  ['visitor', '/en/analysis-and-trends', 'No analysis has been published yet.'],
  ['visitor', '/resources', 'Guides, analyses et livres blancs paraîtront ici dès leur publication.'],
  ['visitor', '/recherche?q=zzzz', 'Aucun fonds n’est encore publié : seules les pages du site'],
  ['visitor', '/en/search?q=zzzz', 'No fund is published yet: only the pages of the site can be found.'],
  ['investor', '/', 'Vous ne détenez pas encore de parts'],
  ['investor', '/en', 'You hold no shares yet'],
  ['partner', '/mon-compte/tableau-de-bord', 'Leurs souscriptions paraîtront ici dès que nos équipes'],
  ['partner', '/en/my-account/dashboard', 'Their subscriptions will appear here as soon as our staff'],
  ['staff', '/espace-equipe', 'npm run import -- FOLDER'],
  ['staff', '/en/team-space', 'adds a second member of the team: nobody approves their own entries'],
] as const)('the %s reads at %s what is missing', async (who, path, sentence) => {
  const { status, texts } = await read(who, path)
  expect(status).toBe(200)
  expect(texts).toContain(sentence)
  expect(texts).not.toMatch(/Retirez un filtre|Remove a filter/)
})
