import {
  type Attributes,
  blocks,
  boolean,
  component,
  components,
  enumeration,
  integer,
  json,
  media,
  relation,
  string,
  text,
} from './attributes.ts'

/** Components: parts of entries without an address of their own. */
export const componentModels: Readonly<Record<string, Attributes>> = {
  'shared.seo': { metaTitle: string, metaDescription: text, noIndex: boolean, shareImage: media },
  'shared.author': { name: string, position: string },
  'shared.fund-link': { fundId: string },
  'shared.video': { externalUrl: string, durationSeconds: integer, source: media, captions: media },
  'shared.chapter': { title: string },
  /** Part of a series: a guide or an article. */
  'shared.part': { guide: relation('guide'), article: relation('article') },
  'shared.link': { label: string, url: string, description: text, icon: string, isExternal: boolean },
  'shared.menu-item': {
    label: string,
    url: string,
    description: text,
    icon: string,
    isExternal: boolean,
    children: components('shared.link'),
  },
  'shared.link-group': { title: string, links: components('shared.link') },
  'shared.hero': { title: string, body: text, image: media, links: components('shared.link') },
  'shared.question': { question: string, answer: text },
  'shared.rich-text': { body: text },
  'shared.blocks': { content: blocks },
  'shared.image': { caption: string, file: media },
  'shared.quote': { title: string, body: text },
  'shared.callout': { tone: enumeration('info', 'warning', 'key-point'), title: string, body: text },
  'shared.faq': { title: string, questions: components('shared.question') },
  'shared.table': { caption: string, columns: json, rows: json, note: text },
  'shared.link-list': { title: string, links: components('shared.link') },
  'shared.event': { when: string, title: string, body: text },
  'shared.timeline': { title: string, events: components('shared.event') },
  'shared.office': { city: string, address: text, note: text },
  'shared.offices': { title: string, offices: components('shared.office') },
}

/** Components allowed in the body of an entry. */
export const zoneComponents = [
  'shared.rich-text',
  'shared.blocks',
  'shared.image',
  'shared.quote',
  'shared.callout',
  'shared.faq',
  'shared.table',
  'shared.link-list',
  'shared.timeline',
  'shared.offices',
] as const

export const seo = component('shared.seo')
