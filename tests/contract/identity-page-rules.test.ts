import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from '../../scripts/lib/project.ts'
import { type IdentityVisit, visitIdentityPages } from './identity-visits.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

type Language = 'fr' | 'en'
const languages = ['fr', 'en'] as const

/** Routes that are no pages. */
const files = ['GET /style.css', 'GET /fonts/:name', 'GET /scripts/:name']

/** What the button of a form says that it does, by the end of the form's address. */
const actions: Readonly<Record<string, RegExp>> = {
  u: /se connecter|sign in/i,
  passkey: /clé d’accès|passkey/i,
  'second-factor': /le code|the code/i,
  'recovery-code': /ce code|this code/i,
  'forgotten-password': /lien|link/i,
  'reset-password': /mot de passe|password/i,
  'confirm-email': /mon adresse|my address/i,
  'change-email': /nouvelle adresse|new address/i,
  add: /ajouter|add/i,
  enrol: /créer|create/i,
  confirm: /obtenir un code|get a code/i,
  rename: /nom|name/i,
  remove: /supprimer|remove/i,
}

/** Every route that the files of the identity provider declare, as method and path. */
async function declaredRoutes(): Promise<string[]> {
  const folder = projectPath('sandbox/identity')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  const sources = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))
  const declarations = sources.flatMap((source) => [...source.matchAll(/\bapp\.(get|post)\('([^']+)'/g)])
  return declarations
    .map(([, method = '', path]) => `${method.toUpperCase()} ${path}`)
    .filter((route) => !files.includes(route))
}

const typeOf = (headers: Headers) => headers.get('content-type')?.split(';')[0]
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim()
const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]
const linkIn = (html: string, to: Language) =>
  new RegExp(`<a href="([^"]*)" lang="${to}" hreflang="${to}">`).exec(html)?.[1]

/** The forms of a page: the end of the address that each is sent to, and the text of its button. */
const formsOf = (html: string) =>
  [...html.matchAll(/<form[^>]* action="([^"?]*)[^>]*>(.*?)<\/form>/gs)].map(
    ([, action = '', inner = '']) => {
      const end = action.split('/').at(-1) ?? ''
      const button = /<button[^>]*>(.*?)<\/button>/s.exec(inner)?.[1] ?? ''
      return { step: action.split('/').at(-2) === 'u' ? 'u' : end, button: textOf(button) }
    },
  )

/** Names of the fields that a reader sees, in order. */
const visibleFields = (html: string) =>
  [...html.matchAll(/<input (?![^>]*type="hidden")[^>]*\bname="([^"]*)"/g)].map(([, name]) => name)

// P-669
describe.each(testedDatabases())('every page of the identity provider on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let isFailing = false
  const visits = new Map<Language, readonly IdentityVisit[]>()
  const visitsIn = (language: Language) => visits.get(language) ?? []

  beforeAll(async () => {
    const now = () => {
      if (isFailing) throw new Error('the clock stands still')
      return new Date()
    }
    sandbox = await startTestSandbox(serverUrl, {}, now)
    for (const language of languages) visits.set(language, await visitIdentityPages(sandbox, language))
  }, 180_000)

  afterAll(() => sandbox.stop())

  it('is visited by this test', async () => {
    const visited = new Set(visitsIn('fr').map(({ route }) => route))
    expect((await declaredRoutes()).filter((route) => !visited.has(route))).toEqual([])
    expect(visited.size).toBeGreaterThan(35)
  })

  it.each(languages)('is in the language asked for, with a title and one heading (%s)', (language) => {
    for (const { page, route } of visitsIn(language)) {
      const { headers, text } = page
      const headings = [...text.matchAll(/<h1>([^<]+)<\/h1>/g)].length
      const title = /<title>(\S[^<]*) – Orvanne Gestion<\/title>/.test(text)
      expect([route, typeOf(headers), languageOf(text), headings, title]).toEqual([
        ...[route, 'text/html', language, 1, true],
      ])
    }
  })

  it.each(languages)('leads to a page in the other language (%s)', async (language) => {
    const other = language === 'fr' ? 'en' : 'fr'
    for (const { open, page, route } of visitsIn(language)) {
      const link = linkIn(page.text, other)
      expect([route, link]).toEqual([route, expect.any(String)])
      const { headers, text } = await open(new URL(unescaped(link ?? ''), page.url).href)
      expect([route, link, typeOf(headers), languageOf(text)]).toEqual([route, link, 'text/html', other])
    }
  })

  it.each(languages)('names on each button what it does (%s)', (language) => {
    const vague: string[] = []
    const seen = new Set<string>()
    for (const { page, route } of visitsIn(language))
      for (const { button, step } of formsOf(page.text)) {
        if (step === 'confirm' && route.includes('logout')) continue
        seen.add(step)
        if (actions[step]?.test(button) !== true) vague.push(`${route}: ${step}: ${button}`)
      }
    expect(vague).toEqual([])
    expect([...seen].sort()).toEqual(Object.keys(actions).sort())
  })

  it.each(languages)('asks for nothing twice (%s)', (language) => {
    for (const { page, route } of visitsIn(language)) {
      const names = visibleFields(page.text)
      expect([route, names]).toEqual([route, [...new Set(names)]])
    }
  })

  it.each(languages)('tells a failure of the provider by a page (%s)', async (language) => {
    isFailing = true
    const failed: string[] = []
    for (const { open, page, route } of visitsIn(language)) {
      const url = new URL(page.url)
      url.searchParams.set('lang', language)
      const { headers, status, text } = await open(url.href)
      if (status === 500) failed.push(route)
      expect([route, typeOf(headers), text.includes('<h1>')]).toEqual([route, 'text/html', true])
      if (status === 500) expect(text).toMatch(/<h1>Page (momentanément in|temporarily una)/)
    }
    isFailing = false
    expect(failed.length).toBeGreaterThan(20)
  })
})
