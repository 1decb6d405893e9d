import { describe, expect, it } from 'vitest'
import { footerSchema, globalSchema, menuSchema } from '~/contract/content-api/pages.schema.ts'
import { createSiteShellMapping } from './site-shell.ts'

const entry = {
  id: 1,
  documentId: 'x',
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
}
const publicUrl = 'https://portal.example'
const toSiteShell = createSiteShellMapping(publicUrl)
const nothing = { menu: undefined, footer: undefined, global: undefined }
const funds = { label: 'Fonds', url: '/fonds' }

describe('what stands around every page', () => {
  it('is left to the portal’s own words where the content backend says nothing', () => {
    expect(toSiteShell(nothing)).toEqual({
      links: { menu: null, legal: [] },
      footer: null,
      announcement: null,
    })
    const menu = menuSchema.parse({ ...entry, title: 'Menu', items: [] })
    expect(toSiteShell({ ...nothing, menu }).links.menu).toBeNull()
  })

  it('has the links of editors, without those that a browser would run', () => {
    const items = [{ ...funds, children: [{ label: 'X', url: 'javascript:alert(1)' }, funds] }]
    const menu = menuSchema.parse({
      ...entry,
      title: 'Menu',
      items: [...items, { label: 'Y', url: '//evil' }],
    })
    const link = { label: 'Fonds', href: '/fonds', description: null }
    expect(toSiteShell({ ...nothing, menu }).links.menu).toEqual([{ ...link, children: [link] }])
    const footer = footerSchema.parse({
      ...entry,
      statement: 'S',
      groups: [{ title: 'T', links: [funds, { label: 'Z', url: 'data:text/html,x' }] }],
    })
    const around = toSiteShell({ ...nothing, footer })
    expect(around.footer).toEqual({ statement: 'S', groups: [{ title: 'T', links: [link] }] })
    expect(around.links.legal).toEqual([])
    expect(toSiteShell({ ...nothing, footer }).links).toBe(around.links)
  })

  // P-363
  it('names each address of the footer once, and not what stands in its other parts', () => {
    const legal = { label: 'Mentions légales', url: '/mentions-legales' }
    const groups = [
      { title: 'A', links: [funds, legal, { label: 'Nous écrire', url: '/contact' }] },
      { title: 'C', links: [{ label: 'Téléphoner', url: 'tel:+33199001420' }] },
      { title: 'B', links: [{ label: 'Encore les fonds', url: '/fonds' }] },
    ]
    const footer = footerSchema.parse({ ...entry, statement: 'S', groups, legalLinks: [legal, legal] })
    const around = toSiteShell({ ...nothing, footer })
    expect(around.footer?.groups.map(({ title, links }) => [title, links.map(({ href }) => href)])).toEqual([
      ['A', ['/fonds']],
    ])
    expect(around.links.legal.map(({ href }) => href)).toEqual(['/mentions-legales'])
  })

  it('announces only what has words', () => {
    const global = globalSchema.parse({ ...entry, siteName: 'S', riskWarning: 'R', announcement: '  ' })
    expect(toSiteShell({ ...nothing, global }).announcement).toBeNull()
    const said = { ...global, announcement: 'Fermé lundi' }
    expect(toSiteShell({ ...nothing, global: said }).announcement).toBe('Fermé lundi')
  })
})
