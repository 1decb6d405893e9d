import { describe, expect, it } from 'vitest'
import { zoneSchema } from '../../contract/content-api/components.schema.ts'
import { createTextReading } from '../../lib/rich-text/text-reading.ts'
import { readZone } from './read-zone.server.ts'

const settings = {
  language: 'fr',
  publicUrl: 'https://portal.example',
  mediaUrl: 'https://content.example/uploads',
} as const
const read = async (components: readonly unknown[]) => {
  const reading = createTextReading(settings)
  const zone = await readZone(zoneSchema.parse(components), reading)
  return { zone, chapters: reading.chapters() }
}

describe('the components of a page', () => {
  it('keep their order, and their titles are chapters like those of the texts', async () => {
    const { zone, chapters } = await read([
      { __component: 'shared.rich-text', id: 1, body: '## Étapes' },
      { __component: 'shared.faq', id: 2, title: 'Étapes', questions: [{ question: 'Q ?', answer: 'R.' }] },
      {
        __component: 'shared.link-list',
        id: 3,
        title: 'Suite',
        links: [{ label: 'Nous écrire', url: '/contact', icon: 'mail' }],
      },
    ])
    expect(zone.map(({ kind }) => kind)).toEqual(['text', 'questions', 'links'])
    expect(chapters.map(({ id }) => id)).toEqual(['etapes', 'etapes-2', 'suite'])
    expect(zone[2]).toMatchObject({ links: [{ href: '/contact', icon: { width: 24 } }] })
  })

  it('set figures under one another, and give a callout the sign of its tone', async () => {
    const { zone } = await read([
      {
        __component: 'shared.table',
        id: 1,
        caption: 'Frais',
        columns: ['Frais', 'Taux'],
        rows: [['Gestion', '1,95 %'], ['Entrée']],
      },
      { __component: 'shared.callout', id: 2, tone: 'warning', title: 'Blocage', body: 'Dix **ans**.' },
    ])
    expect(zone[0]).toMatchObject({
      alignments: [null, 'end'],
      rows: [
        [['Gestion'], ['1,95 %']],
        [['Entrée'], ['']],
      ],
    })
    expect(zone[1]).toMatchObject({ tone: 'warning', icon: { shapes: expect.any(Array) } })
  })

  // P-778
  it('tell the events of a house, and the lines of its offices’ addresses, in the page’s typography', async () => {
    const { zone, chapters } = await read([
      {
        __component: 'shared.timeline',
        id: 1,
        title: "L'histoire",
        events: [{ when: '2011', title: "L'agrément", body: 'Par **quatre** associés.' }],
      },
      {
        __component: 'shared.offices',
        id: 2,
        title: 'Bureaux',
        offices: [{ city: 'Paris', address: "0, quai de l'Orvanne\n\n 75000 Paris", note: null }],
      },
    ])
    expect(chapters.map(({ id }) => id)).toEqual(['l-histoire', 'bureaux'])
    expect(zone[0]).toMatchObject({
      events: [{ when: '2011', title: 'L’agrément', text: expect.any(Array) }],
    })
    expect(zone[1]).toMatchObject({
      offices: [{ city: 'Paris', lines: ['0, quai de l’Orvanne', '75000 Paris'], note: null }],
    })
  })

  it('that show nothing are left out', async () => {
    const { zone, chapters } = await read([
      { __component: 'shared.image', id: 2, file: null },
      { __component: 'shared.faq', id: 3, title: 'Sans question', questions: [] },
      { __component: 'shared.timeline', id: 5, title: 'Sans événement', events: [] },
      { __component: 'shared.offices', id: 6, title: 'Sans bureau', offices: [] },
      {
        __component: 'shared.link-list',
        id: 4,
        title: 'Sans lien',
        links: [{ label: 'x', url: 'javascript:alert(1)' }],
      },
      { __component: 'shared.quote', id: 5, body: 'Gardé.' },
    ])
    expect(zone.map(({ kind }) => kind)).toEqual(['quote'])
    expect(chapters).toEqual([])
  })
})
