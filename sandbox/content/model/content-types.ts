import {
  type Attribute,
  type Attributes,
  blocks,
  component,
  components,
  date,
  enumeration,
  integer,
  media,
  relation,
  string,
  text,
  zone,
} from './attributes.ts'
import { componentModels, seo, zoneComponents } from './components.ts'

/** A content type. `name` is the singular that webhooks use, `path` the URL segment. */
export type ContentType = {
  readonly name: string
  readonly path: string
  readonly isSingle: boolean
  readonly attributes: Attributes
}

const instant: Attribute = { kind: 'instant' }
const body = zone(...zoneComponents)
const categorised = {
  author: component('shared.author'),
  category: relation('category'),
  cover: media,
  relatedFunds: components('shared.fund-link'),
  seo,
}

function collection(name: string, path: string, attributes: Attributes): ContentType {
  return { name, path, isSingle: false, attributes }
}

function single(name: string, attributes: Attributes): ContentType {
  return { name, path: name, isSingle: true, attributes }
}

/** Every content type; all are translated. */
export const contentTypes: readonly ContentType[] = [
  collection('article', 'articles', {
    title: string,
    slug: string,
    summary: text,
    body: blocks,
    publishedOn: date,
    audience: enumeration('all', 'partner'),
    readingMinutes: integer,
    kind: enumeration('news', 'video'),
    ...categorised,
    video: component('shared.video'),
    blocks: body,
  }),
  collection('guide', 'guides', {
    title: string,
    slug: string,
    summary: text,
    body: blocks,
    publishedOn: date,
    reviewedOn: date,
    readingMinutes: integer,
    ...categorised,
    blocks: body,
  }),
  collection('category', 'categories', {
    name: string,
    slug: string,
    section: enumeration('guide', 'article'),
    description: text,
  }),
  // Guides and articles name their author themselves, so that texts need no change for an author's page.
  collection('author', 'authors', {
    name: string,
    slug: string,
    position: string,
    portrait: media,
    biography: blocks,
    whiteBooks: relation('white-book', true),
    seo,
  }),
  // Strapi needs a plural that differs from the singular.
  collection('series', 'all-series', { name: string, slug: string, parts: components('shared.part') }),
  collection('white-book', 'white-books', {
    title: string,
    slug: string,
    summary: text,
    body: blocks,
    publishedOn: date,
    pages: integer,
    contents: components('shared.chapter'),
    file: media,
    cover: media,
    seo,
  }),
  collection('page', 'pages', {
    title: string,
    url: string,
    summary: text,
    reviewedOn: date,
    blocks: body,
    seo,
  }),
  single('homepage', { title: string, hero: component('shared.hero'), blocks: body, seo }),
  single('menu', { title: string, items: components('shared.menu-item') }),
  single('footer', {
    statement: text,
    groups: components('shared.link-group'),
    legalLinks: components('shared.link'),
  }),
  single('global', { siteName: string, announcement: text, riskWarning: text, seo }),
]

const byName = new Map(contentTypes.map((type) => [type.name, type]))

/** Attributes of every entry, before and after its own. */
const leading: Attributes = { id: { kind: 'integer' }, documentId: { kind: 'string' } }
const trailing: Attributes = {
  createdAt: instant,
  updatedAt: instant,
  publishedAt: instant,
  locale: { kind: 'string' },
  localizations: { kind: 'localizations' },
}

const roleAttributes: Attributes = { name: string, description: text, type: string }

/** Users and roles are not content types, but are queried with the same parameters. */
const userAttributes: Attributes = {
  username: string,
  email: string,
  provider: string,
  confirmed: { kind: 'boolean' },
  blocked: { kind: 'boolean' },
  role: relation('role'),
}

const accountInstants: Attributes = { createdAt: instant, updatedAt: instant, publishedAt: instant }

const wholeModels = new Map<string, Attributes>([
  ...contentTypes.map(({ name, attributes }) => [name, { ...leading, ...attributes, ...trailing }] as const),
  ['user', { ...leading, ...userAttributes, ...accountInstants }],
  ['role', { ...leading, ...roleAttributes, ...accountInstants }],
])

/**
 * Returns all attributes of a content type, a component, `user` or `role`, including those of every entry.
 */
export function attributesOf(model: string): Attributes {
  const whole = wholeModels.get(model)
  if (whole !== undefined) return whole
  const part = componentModels[model]
  if (part === undefined) throw new Error(`There is no model ${model}`)
  return { id: { kind: 'integer' }, ...part }
}

/** Finds a content type by its singular name. */
export function contentTypeOf(name: string): ContentType {
  const type = byName.get(name)
  if (type === undefined) throw new Error(`There is no content type ${name}`)
  return type
}
