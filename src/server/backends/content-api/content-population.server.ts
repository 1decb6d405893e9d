import type { QuestionValue } from './content-question.server.ts'

/** Fields and relations that are requested besides an entry's plain fields. */
type Population = { readonly fields?: readonly string[]; readonly populate: QuestionValue }

const instants = ['createdAt', 'updatedAt', 'publishedAt', 'locale']
const category = { fields: ['name', 'slug'] }
const whole = { populate: '*' }

/** Components of a dynamic zone with their relations; the backend returns no other kind. */
const zone = {
  on: {
    'shared.rich-text': whole,
    'shared.blocks': whole,
    'shared.image': whole,
    'shared.quote': whole,
    'shared.callout': whole,
    'shared.faq': whole,
    'shared.table': whole,
    'shared.link-list': whole,
  },
}

/** The entry in its other languages, with the fields that its URL there needs. */
const textAlternates = { fields: ['slug', 'title', ...instants], populate: { category } }
const bookAlternates = { fields: ['slug', 'title', ...instants] }
const pageAlternates = { fields: ['url', 'title', ...instants] }

const seo = { populate: { shareImage: true } }
const text = {
  category,
  cover: true,
  author: true,
  relatedFunds: true,
  blocks: zone,
  seo,
  localizations: textAlternates,
}
const video = { populate: { source: true, captions: true } }

/** Population of a single entry, as its page shows it. */
export const wholeEntry = {
  guide: { populate: text },
  article: { populate: { ...text, video } },
  'white-book': { populate: { cover: true, file: true, contents: true, seo, localizations: bookAlternates } },
  page: { populate: { blocks: zone, seo, localizations: pageAlternates } },
  homepage: { populate: { hero: { populate: { image: true, links: true } }, blocks: zone, seo } },
  menu: { populate: { items: { populate: { children: true } } } },
  footer: { populate: { groups: { populate: { links: true } }, legalLinks: true } },
  global: { populate: { seo } },
} as const satisfies Record<string, Population>

const cardFields = ['title', 'slug', 'summary', 'publishedOn', ...instants]
const card = { category, cover: true, author: true }

/** Fields and population of an entry in a list, without its text. */
const entryCard = {
  guide: { fields: [...cardFields, 'reviewedOn', 'readingMinutes'], populate: card },
  article: {
    fields: [...cardFields, 'readingMinutes', 'kind', 'audience'],
    populate: { ...card, video: { fields: ['durationSeconds'] } },
  },
  'white-book': { fields: [...cardFields, 'pages'], populate: { cover: true } },
  page: { fields: ['title', 'url', 'summary', 'reviewedOn', ...instants], populate: { seo: true } },
  category: { fields: ['name', 'slug', 'section', 'description', ...instants], populate: {} },
} as const satisfies Record<string, Population>

/**
 * Fields and population of an entry in a sitemap: its URL in each language, its date of change, and whether it may be
 * indexed.
 */
const entryAddress = {
  guide: {
    fields: ['title', 'slug', 'publishedOn', ...instants],
    populate: { category, seo: true, localizations: textAlternates },
  },
  article: {
    fields: ['title', 'slug', 'publishedOn', 'kind', ...instants],
    populate: { category, seo: true, localizations: textAlternates },
  },
  'white-book': {
    fields: ['title', 'slug', 'publishedOn', ...instants],
    populate: { seo: true, localizations: bookAlternates },
  },
  page: { fields: ['title', 'url', ...instants], populate: { seo: true, localizations: pageAlternates } },
  category: {
    fields: ['name', 'slug', 'section', 'description', ...instants],
    populate: { localizations: { fields: ['slug', ...instants] } },
  },
} as const satisfies Record<string, Population>

/** Returns the fields and relations that a list requests for each entry. */
export function populationOf(
  model: keyof typeof entryCard,
  detail: 'card' | 'address' | 'whole',
): Population {
  if (detail === 'whole' && model !== 'category') return wholeEntry[model]
  return detail === 'card' ? entryCard[model] : entryAddress[model]
}
