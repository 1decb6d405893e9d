import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from '../../scripts/lib/project.ts'
import { createPlainVisitor } from '../support/plain-visitor.ts'
import { firstLink, sentMail } from '../support/sent-mail.ts'
import { serviceLog, startServices, type TestServices } from '../support/services.ts'

const run = promisify(execFile)

/** Imports the manager of the examples into a new database, as README.md says. */
async function importManager(_: string, variables: Readonly<Record<string, string | undefined>>) {
  const line = [projectPath('sandbox/dist/main.js'), 'import', projectPath('examples/manager')]
  const { stdout } = await run(process.execPath, line, { env: { ...variables } })
  expect(stdout).toContain('Importé.')
}

let services: TestServices
beforeAll(async () => {
  services = await startServices({ SANDBOX_TODAY: '2026-11-26' }, serviceLog, importManager)
}, 180_000)
afterAll(() => services.stop())

const password = 'Tilleul-2026!'

// P-763
describe('a portal on the imported data of a manager', () => {
  it('shows the funds, and gives their documents', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    const list = await browser.open('/fonds')
    expect(list.status).toBe(200)
    for (const name of ['FPCI Cèdre Transmission', 'FCPR Saule Régions'])
      expect(list.text('main')).toContain(name)
    const fund = await browser.follow(list, /FPCI Cèdre Transmission/, 'main')
    expect([fund.status, fund.text('h1')]).toEqual([200, expect.stringContaining('FPCI Cèdre Transmission')])
    const english = await browser.open('/en/funds/cedar-succession')
    expect([english.status, english.text('main')]).toEqual([200, expect.stringContaining('Succession')])
    const documents = await browser.open(`${fund.path}/documents`)
    const [file] = documents.root
      .querySelectorAll('main a[href]')
      .map((link) => link.getAttributeValue('href') ?? '')
      .filter((href) => href.startsWith('/api/proxy/documents/'))
    const response = await fetch(new URL(file ?? '', services.portalUrl))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await response.text()).startsWith('%PDF-')).toBe(true)
  })

  it('signs an imported investor in by the mail of the forgotten password, to see their position', async () => {
    const email = 'claire.morvan@investors.example'
    const browser = createPlainVisitor(services.portalUrl)
    const signIn = async () => browser.send(await browser.open('/connexion'), /en tant qu’investisseur/)
    const forgotten = await browser.follow(await signIn(), /Mot de passe oublié/)
    await browser.send(forgotten, 'Envoyer le lien', { 'Adresse email': email })
    const reset = await browser.open(firstLink(await sentMail(services.sandboxUrl, email)))
    const chosen = {
      ...{ 'Nouveau mot de passe': password, 'Confirmez le mot de passe': password },
      'J’accepte les conditions d’utilisation du portail.': true,
    }
    const saved = await browser.send(reset, 'Enregistrer le mot de passe', chosen)
    expect(saved.text('h1')).toBe('Mot de passe enregistré')
    await browser.send(await signIn(), 'Se connecter', { 'Adresse email': email, 'Mot de passe': password })
    const funds = await browser.open('/mon-compte/fonds')
    expect(funds.status).toBe(200)
    for (const shown of ['FPCI Cèdre Transmission', 'FCPR Saule Régions'])
      expect(funds.text('main')).toContain(shown)
    const home = await browser.open('/')
    expect(home.text('main')).toMatch(/150/)
  })
})
