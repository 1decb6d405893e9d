import { beforeAll, describe, expect, it } from 'vitest'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../../src/lib/plain-date.ts'
import { attributeOf } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import { firstLink, sentMail } from '../../support/sent-mail.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const home = '/en/my-account/access'
const owner = { name: 'investor', shown: 'Camille Aubrelin' }
const mostPages = 25

async function signIn(name: string, at: string) {
  const browser = createPlainVisitor(services.portalUrl)
  browser.chose('en')
  const provider = await browser.send(await browser.open(at), /as an investor/)
  const entries = { 'Email address': `${name}@sandbox.example`, Password: 'Sandbox-2026!' }
  return { browser, page: await browser.send(provider, 'Sign in', entries) }
}

const barOf = (page: PlainPage): string => page.texts('[data-viewing]').join(' ')

type Asked = { readonly guest: string; readonly scope: string }

/** An owner and a guest who has opened the link of the invitation. */
async function invited({ guest, scope }: Asked) {
  const { browser: ofOwner, page } = await signIn(owner.name, home)
  const email = `${guest}@sandbox.example`
  const sent = await ofOwner.send(page, 'Send the invitation', {
    'Email address': email,
    [scope]: true,
    Until: addDays(plainDateAt(new Date()), 30),
  })
  expect(sent.text('main')).toContain('The invitation has been sent.')
  const { search } = new URL(firstLink(await sentMail(services.sandboxUrl, email, 'invitation=')))
  const { browser, page: invitation } = await signIn(guest, `${home}${search}`)
  return { browser, invitation, ofOwner }
}

/** Opens every page of the account, and the home page, to which the pages of a view lead, and says which refuse. */
async function refusedPages(browser: PlainVisitor, start: PlainPage) {
  const seen = new Map<string, PlainPage>([[start.path, start]])
  const found = (page: PlainPage) =>
    page.root
      .querySelectorAll('a[href], iframe[src]')
      .map((link) => attributeOf(link, 'href') || attributeOf(link, 'src'))
      .filter((path) => /^\/en(\/my-account|\/?$)|^\/api\/(account|proxy)/.test(path) && !/\.xlsx/.test(path))
  const next = [...found(start)]
  const refused: (readonly [string, number])[] = []
  while (next.length > 0 && seen.size < mostPages) {
    const path = next.shift() ?? ''
    if (seen.has(path)) continue
    const page = await browser.open(path)
    seen.set(path, page)
    if (page.status !== 200) refused.push([path, page.status])
    else if (!path.startsWith('/api/')) next.push(...found(page))
  }
  return { refused, pages: [...seen.values()] }
}

describe('a guest without scripts', () => {
  // P-626
  it.each([
    ['Documents only', 'investor-five', '/en/my-account/documents'],
    ['Figures only', 'investor-company', '/en/my-account/funds'],
    ['Documents and figures', 'investor-thirty', '/en/my-account/funds'],
  ])(
    'with %s is led to no page that refuses, and reads whose data they are',
    async (scope, guest, path) => {
      const { browser, invitation, ofOwner } = await invited({ guest, scope })
      const accepted = await browser.send(invitation, 'Accept the invitation')
      const start = await browser.send(accepted, `View the investments of ${owner.shown}`)
      expect([start.path, start.status]).toEqual([path, 200])
      const { pages, refused } = await refusedPages(browser, start)
      expect(refused).toEqual([])
      expect(pages.length).toBeGreaterThan(3)
      for (const page of pages) {
        expect(page.root.querySelectorAll('input[type="checkbox"][name="document"]')).toEqual([])
        expect(page.html).not.toContain('/en/my-account/documents/downloads')
      }
      const own = await browser.open('/en')
      if (scope !== 'Documents only') expect(own.text('h1')).toBe(`Investments of ${owner.shown}`)
      expect(own.text()).not.toContain('Good day')
      const taken = await browser.open('/api/account/documents.zip?document=doc-1&locale=en')
      expect(taken.status).toBe(403)
      const ended = await ofOwner.send(await ofOwner.open(home), /^End access for/)
      expect(ended.text('main')).toContain('The access has ended.')
    },
    60_000,
  )

  // P-627
  it('and the owner are told of what could not be done, and an address tells of nothing that was', async () => {
    const { browser, invitation, ofOwner } = await invited({ guest: 'guest', scope: 'Figures only' })
    const stale = await browser.open(invitation.path)
    const accepted = await browser.send(invitation, 'Accept the invitation')
    expect(accepted.path).toBe(home)
    const again = await browser.send(stale, 'Accept the invitation')
    expect(again.text('main')).toContain('We could not confirm that you have accepted the invitation.')
    expect(again.text('main')).not.toContain('You now have access.')

    const list = await ofOwner.open(home)
    const ended = await ofOwner.send(list, 'End access for Solène Kerbiriou')
    expect(ended.text('main')).toContain('The access has ended.')
    expect((await ofOwner.open(home)).text('main')).not.toContain('The access has ended.')
    for (const done of ['ended', 'invited', 'accepted'])
      expect((await ofOwner.open(`${home}?done=${done}`)).text('main')).not.toMatch(
        /has ended\.|has been sent\./,
      )

    const refused = await browser.send(accepted, `View the investments of ${owner.shown}`)
    expect([refused.path, barOf(refused)]).toEqual([home, ''])
    expect(refused.text('main')).toContain('This investor’s space could not be opened.')
    expect(refused.text('main')).toContain('no longer exists, has ended or has expired')
  }, 60_000)

  // P-625
  it('who signs out from somebody’s pages is signed out of their own account as well', async () => {
    const { browser, page } = await signIn('guest', home)
    const reading = await browser.send(page, 'View the investments of Inès Delorme')
    expect(barOf(reading)).toContain('Inès Delorme')
    await browser.send(reading, 'Sign out')
    const after = await browser.open(home)
    expect(after.text()).not.toContain('Inès Delorme')
    expect(after.path).toContain('/login')
  }, 60_000)
})
