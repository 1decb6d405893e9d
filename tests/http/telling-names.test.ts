import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Persona, signInAll } from '../../scripts/lib/portal-visits.ts'
import { startServices, type TestServices } from '../support/services.ts'

let services: TestServices
let cookies: Readonly<Record<Persona, string>>

beforeAll(async () => {
  services = await startServices()
  cookies = await signInAll(services.portalUrl)
}, 180_000)
afterAll(() => services.stop())

async function read(path: string, persona: Persona = 'visitor'): Promise<string> {
  const headers = { accept: 'text/html', cookie: cookies[persona] }
  const response = await fetch(`${services.portalUrl}${path}`, { headers })
  return (await response.text()).replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim()
const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]

/** Returns elements of a name: their attributes, and their text without content hidden from screen readers. */
function elementsOf(html: string, name: 'a' | 'button') {
  const found = html.matchAll(new RegExp(`<${name}(\\s[^>]*)>([\\s\\S]*?)</${name}>`, 'g'))
  return [...found].map(([, attributes = '', inner = '']) => ({
    attributes,
    // Without signs, and without the words that a button shows once it is pressed.
    text: textOf(
      inner.replaceAll(/<(\w+)[^>]*(?:aria-hidden="true"|class="hidden )[^>]*>[\s\S]*?<\/\1>/g, ''),
    ),
  }))
}

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

describe('the title of a page names its content', () => {
  it.each([
    ['/fonds?page=2', 'Nos fonds, page\u00a02'],
    ['/en/funds?page=2', 'Our funds, page\u00a02'],
    ['/fonds?q=sante', 'sante – Nos fonds'],
    ['/en/funds?q=health', 'health – Our funds'],
    ['/guide?page=2', 'Guides, page\u00a02'],
    ['/en/search?q=fund', 'Search: fund'],
  ])('%s', async (path, title) => {
    expect(titleOf(await read(path))).toBe(`${title} | Orvanne Gestion`)
  })

  it.each([
    ['/mon-compte/documents?page=2', 'Mes documents, page\u00a02', 'investor'],
    ['/en/my-account/notifications?page=2', 'Notifications, page\u00a02', 'investor'],
    ['/mon-compte/fonds', "Vous n'avez pas le droit d'accéder à cette page. 403", 'partner'],
    ['/en/my-account/funds', 'You do not have permission to access this page. 403', 'partner'],
  ] as const)('%s, for who is signed in', async (path, title, persona) => {
    expect(titleOf(await read(path, persona))).toBe(`${title} | Orvanne Gestion`)
  })
})

describe('the names of links and buttons', () => {
  const lists = [
    '/mon-compte/documents',
    '/en/my-account/documents',
    '/mon-compte/fonds',
    '/en/my-account/funds',
    '/mon-compte/notifications',
    '/en/my-account/notifications',
  ]

  it.each(lists)('tell the files of several funds apart on %s', async (path) => {
    const files = elementsOf(await read(path, 'investor'), 'a').filter(({ attributes }) =>
      /\/documents\/doc-\d+/.test(attributes),
    )
    const names = files.map(({ text }) => text)
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each([
    ['/mon-compte/notifications', 'Marquer comme lue'],
    ['/en/my-account/notifications', 'Mark as read'],
  ])('tell apart on %s what is marked as read', async (path, text) => {
    const buttons = elementsOf(await read(path, 'investor'), 'button').filter(
      (button) => button.text === text,
    )
    const names = buttons.map(({ attributes }) => attributeOf(attributes, 'aria-label') ?? '')
    expect(names.length).toBeGreaterThan(3)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['/investisseur/inscription', /^Choisir – (Personne physique|Personne morale)$/],
    ['/en/investor/register', /^Choose – (Natural person|Legal person)$/],
  ])('tell the two ways of %s apart', async (path, name) => {
    const ways = elementsOf(await read(path), 'a').filter(({ attributes }) => /person=/.test(attributes))
    expect(ways.map(({ text }) => name.exec(text)?.[1]).filter(Boolean)).toHaveLength(2)
  })

  it.each([
    ['/mon-compte/equipe', 'partner'],
    ['/en/my-account/team', 'partner'],
    ['/mon-compte/historique', 'investor'],
    ['/en/my-account/notifications', 'investor'],
    ['/en/funds', 'visitor'],
  ] as const)('hold on %s the words that are seen', async (path, persona) => {
    const html = await read(path, persona)
    const named = [...elementsOf(html, 'a'), ...elementsOf(html, 'button')].flatMap(
      ({ attributes, text }) => {
        const name = attributeOf(attributes, 'aria-label')
        return name === undefined || text === '' ? [] : [{ name, text }]
      },
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ name, text }) => !name.includes(text))).toEqual([])
  })
})

describe('the summary of a complex table', () => {
  const funds = 'fund=orvanne-croissance-ii&fund=orvanne-croissance-iv'

  it.each([
    [`/fonds/comparer?${funds}`, 'Les lignes sont groupées par thème.'],
    [`/en/funds/compare?${funds}`, 'The rows are grouped by theme.'],
  ])('tells on %s how its rows are grouped', async (path, sentence) => {
    const html = await read(path)
    expect(html).toContain('scope="rowgroup"')
    expect(/<caption[^>]*>([^<]*)/.exec(html)?.[1]).toContain(sentence)
  })
})

describe('a guest page without a language in its address', () => {
  const guestPage = '/auth/investor/redirect-to-login'

  it.each([
    [`${guestPage}?callbackUrl=%2Fen`, 'en-GB', 'Sign in'],
    [`${guestPage}?callbackUrl=%2Fen%2Fmy-account`, 'en-GB', 'Sign in'],
    [`${guestPage}?callbackUrl=%2Fmon-compte`, 'fr-FR', 'Connexion'],
    [`${guestPage}?callbackUrl=%2F`, 'fr-FR', 'Connexion'],
    [guestPage, 'fr-FR', 'Connexion'],
  ])('speaks the language of the page to which %s leads', async (path, language, title) => {
    const html = await read(path)
    expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(language)
    expect(titleOf(html)).toBe(`${title} | Orvanne Gestion`)
  })
})
