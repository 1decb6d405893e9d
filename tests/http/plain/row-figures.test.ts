import { beforeAll, describe, expect, it } from 'vitest'
import { signInByHttp } from '../../../scripts/lib/sign-in.ts'
import { attributeOf, type PageElement, parsePage, textOf } from '../../support/html-page.ts'
import { sharedServices } from '../../support/shared-services.ts'

const investor = { client: 'investor', email: 'investor-five@sandbox.example' } as const

let portalUrl: string
let cookie: string
beforeAll(async () => {
  ;({ portalUrl } = await sharedServices())
  cookie = await signInByHttp(portalUrl, investor)
}, 180_000)

async function open(path: string): Promise<PageElement> {
  const response = await fetch(`${portalUrl}${path}`, { headers: { cookie, accept: 'text/html' } })
  expect([path, response.status]).toEqual([path, 200])
  return parsePage(await response.text())
}

type RowLink = { readonly path: string; readonly anchor: string; readonly text: string }

/** The links of the figures in the tables of a page, with the part of their page to which they lead. */
const rowLinks = (page: PageElement): RowLink[] =>
  page.querySelectorAll('main tbody td a').map((link) => {
    const [path = '', anchor = ''] = attributeOf(link, 'href').split('#')
    return { path, anchor, text: textOf(link) }
  })

// P-859
describe.each([
  ['fr', '/', '/mon-compte/fonds', /^(.+), voir les (?:versements|montants reçus)$/],
  ['en', '/en', '/en/my-account/funds', /^(.+), see (?:the payments|what was received)$/],
] as const)('the figures in the lists of holdings, in %s,', (_locale, home, ownFunds, summed) => {
  it.each([home, ownFunds, `${ownFunds}?date=2024-06-30`])(
    'lead to the entries that make them, or to their formula: %s',
    async (list) => {
      const links = rowLinks(await open(list)).filter(({ anchor }) => anchor !== '')
      const kinds = new Set(links.map(({ anchor }) => anchor.split('-')[0]))
      expect(kinds).toEqual(new Set(['values', 'movements', 'performance']))
      expect(links.filter(({ text }) => summed.test(text)).length).toBeGreaterThan(5)
      for (const { anchor, path, text } of links) {
        const [part] = (await open(path)).querySelectorAll(`[id="${anchor}"]`)
        expect([path, part === undefined]).toEqual([path, false])
        const amount = summed.exec(text)?.[1]
        if (part && amount !== undefined) expect(textOf(part)).toContain(amount)
      }
    },
  )
})
