import { beforeAll, describe, expect, it } from 'vitest'
import { attributeOf } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const languages = [
  {
    home: '/',
    access: '/mon-compte/acces',
    as: /en tant qu’investisseur/,
    email: 'Adresse email',
    password: 'Mot de passe',
    enter: 'Se connecter',
    open: /^Consulter cet espace.*Inès Delorme$/,
    contact: '/contact',
    notOffered: 'rien ne peut être envoyé d’ici',
    owned: /\b(mes|mon) (fonds|documents|compte|avis|profil|téléchargements)\b/i,
    entries: ['Fonds', 'Documents'],
    title: 'Fonds : Inès Delorme',
  },
  {
    home: '/en',
    access: '/en/my-account/access',
    as: /as an investor/,
    email: 'Email address',
    password: 'Password',
    enter: 'Sign in',
    open: 'View the investments of Inès Delorme',
    contact: '/en/contact',
    notOffered: 'nothing can be sent from here',
    owned: /\bmy (funds|documents|account|notices|profile|downloads)\b/i,
    entries: ['Funds', 'Documents'],
    title: 'Funds of Inès Delorme',
  },
] as const

type Texts = (typeof languages)[number]

/** Links of one kind that are followed: the others lead to the same page with other content. */
const mostOfKind = 3
const atOnce = 4
/** Actions that are a guest's own. They end the view, so that they are pressed last or not at all. */
const ownActions = ['/api/account/guest-view/end', '/api/auth/signout']

/** Opens the pages of the seeded owner as their guest. */
async function view(texts: Texts): Promise<{ browser: PlainVisitor; start: PlainPage }> {
  const browser = createPlainVisitor(services.portalUrl)
  browser.chose(texts.home === '/' ? 'fr' : 'en')
  const provider = await browser.send(await browser.open(texts.access), texts.as)
  const entries = { [texts.email]: 'guest@sandbox.example', [texts.password]: 'Sandbox-2026!' }
  const own = await browser.send(provider, texts.enter, entries)
  return { browser, start: await browser.send(own, texts.open) }
}

/** The kind of a page: its address without what names one of many. */
function kindOf(path: string): string {
  const [pathname = '', search] = path.split('?')
  const segments = pathname.split('/').filter((segment) => segment !== '' && segment !== 'en')
  const named = segments[0]?.startsWith('m') === true || segments[0] === 'api' ? 2 : 1
  const kind = segments.map((segment, index) => (index < named ? segment : '*')).join('/')
  return search === undefined ? kind : `${kind}?`
}

/** Addresses of the portal that a page leads to, in its language, and what it shows of others. */
function addressesOf({ root, url }: PlainPage, texts: Texts): string[] {
  const origin = new URL(services.portalUrl).origin
  const isOfLanguage = (path: string) =>
    path.startsWith('/api/') || (texts.home === '/en') === /^\/en(\/|$)/.test(path)
  return root
    .querySelectorAll('a[href], iframe[src]')
    .map((link) => new URL(attributeOf(link, 'href') || attributeOf(link, 'src'), url))
    .filter((target) => target.origin === origin && isOfLanguage(target.pathname))
    .map(({ pathname, search }) => `${pathname}${search}`)
}

/** Opens what the pages of a view lead to: every kind of page, a few of each. */
async function crawl({ browser, start }: Awaited<ReturnType<typeof view>>, texts: Texts) {
  const pages = new Map<string, PlainPage>([[start.path, start]])
  const kinds = new Map<string, number>()
  const waiting: string[] = []
  const noteLinks = (page: PlainPage) => {
    for (const path of addressesOf(page, texts)) {
      const kind = kindOf(path)
      const known = kinds.get(kind) ?? 0
      if (known >= mostOfKind || waiting.includes(path) || pages.has(path)) continue
      kinds.set(kind, known + 1)
      waiting.push(path)
    }
  }
  noteLinks(start)
  waiting.push(texts.home)
  while (waiting.length > 0) {
    const next = waiting.splice(0, atOnce)
    const opened = await Promise.all(next.map((path) => browser.open(path)))
    for (const [index, page] of opened.entries()) {
      pages.set(next[index] ?? '', page)
      if (page.status === 200 && page.headers.get('content-type')?.startsWith('text/html')) noteLinks(page)
    }
  }
  return pages
}

const isPage = ({ headers, status }: PlainPage) =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') === true

describe.each(languages)('a guest in the view of an owner, at $home', (texts) => {
  // P-622, P-626
  it('is offered no link and no form that is refused, and reads on no page that it is theirs', async () => {
    const { browser, start } = await view(texts)
    const pages = await crawl({ browser, start }, texts)
    // A server that is behind refuses nobody: it may say so (503) while other tests load it.
    const refused = [...pages].filter(([, { status }]) => status >= 400 && status !== 503)
    expect(refused.map(([path, { status }]) => [path, status])).toEqual([])
    const shown = [...pages].filter(([, page]) => isPage(page))
    expect(shown.length).toBeGreaterThan(40)

    const actions = shown.flatMap(([path, { root }]) =>
      root.querySelectorAll('form[method="post"]').map((form) => `${path}: ${attributeOf(form, 'action')}`),
    )
    expect(actions.length).toBeGreaterThan(shown.length)
    expect(actions.filter((action) => !ownActions.some((own) => action.endsWith(own)))).toEqual([])
    expect((await browser.open(texts.contact)).text('main')).toContain(texts.notOffered)

    const accountPath = texts.access.slice(0, texts.access.lastIndexOf('/'))
    const ofOwner = shown.filter(([path]) => path === texts.home || path.startsWith(accountPath))
    expect(ofOwner.length).toBeGreaterThan(4)
    for (const [path, page] of ofOwner)
      expect([path, ...page.texts('title, header, main').filter((text) => texts.owned.test(text))]).toEqual([
        path,
      ])
    expect(start.texts('nav a')).toEqual(expect.arrayContaining([...texts.entries]))
    expect([start.text('h1'), start.text('title')]).toEqual([
      texts.title,
      expect.stringContaining(texts.title),
    ])
  }, 300_000)
})
