import type { Attribute } from '../../sandbox/content/model/attributes.ts'
import { componentModels } from '../../sandbox/content/model/components.ts'
import { type ContentType, contentTypes } from '../../sandbox/content/model/content-types.ts'

/** A Strapi attribute, as a schema file holds it. */
type StrapiAttribute = Readonly<Record<string, unknown>> & { readonly type: string }

/** Files of a Strapi project by their paths in it. */
export type StrapiFiles = ReadonlyMap<string, string>

/** Form of a page's path; a JavaScript regular expression without slashes around, as Strapi stores it. */
const pagePath = '^[A-Za-z0-9_.~-]+(/[A-Za-z0-9_.~-]+)*$'

/** Attributes without which the portal leaves an entry or a component out. */
const required: Readonly<Record<string, readonly string[]>> = {
  article: ['title', 'slug'],
  guide: ['title', 'slug'],
  category: ['name', 'slug'],
  'white-book': ['title', 'slug'],
  page: ['title', 'url'],
  author: ['name', 'slug'],
  series: ['name', 'slug'],
  'shared.author': ['name'],
  'shared.fund-link': ['fundId'],
  'shared.chapter': ['title'],
  'shared.link': ['label', 'url'],
  'shared.menu-item': ['label', 'url'],
  'shared.link-group': ['title'],
  'shared.hero': ['title'],
  'shared.question': ['question', 'answer'],
  'shared.rich-text': ['body'],
  'shared.quote': ['body'],
  'shared.callout': ['tone', 'title', 'body'],
  'shared.faq': ['title'],
  'shared.table': ['caption', 'columns', 'rows'],
  'shared.link-list': ['title'],
  'shared.event': ['when', 'title'],
  'shared.timeline': ['title'],
  'shared.office': ['city', 'address'],
  'shared.offices': ['title'],
}

/** Constraints of attributes beyond their kind. */
const narrowed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'page.url': { regex: pagePath, maxLength: 1000, unique: true },
  'shared.fund-link.fundId': { regex: '^fnd-[0-9]+$' },
}

const films = ['videos', 'files']
const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  'white-book.file': ['files'],
  'shared.video.source': films,
  'shared.video.captions': ['files'],
}

/** Relations have one side; that of a component is Strapi's "one way", which its builder writes as `oneToOne`. */
function relationOf(place: string, isMany: boolean): string {
  if (isMany) return 'oneToMany'
  return place.startsWith('shared.') ? 'oneToOne' : 'manyToOne'
}

function typeOf(place: string, attribute: Attribute): StrapiAttribute {
  switch (attribute.kind) {
    case 'enumeration':
      return { type: 'enumeration', enum: attribute.values, default: attribute.values[0] }
    case 'media':
      return { type: 'media', multiple: false, allowedTypes: mediaTypes[place] ?? ['images'] }
    case 'relation': {
      const target = `api::${attribute.target}.${attribute.target}`
      return { type: 'relation', relation: relationOf(place, attribute.isMany), target }
    }
    case 'component':
      return { type: 'component', repeatable: attribute.isRepeatable, component: attribute.component }
    case 'zone':
      return { type: 'dynamiczone', components: attribute.components }
    case 'localizations':
    case 'instant':
      throw new Error(`${place}: Strapi itself adds this attribute`)
    default:
      return { type: attribute.kind }
  }
}

/** Types whose entries have a name in place of a title. */
const named: readonly string[] = ['category', 'author', 'series']

/** Returns the slug attribute: derived from the title or name, and unique within its language. */
function slugOf(type: string): StrapiAttribute {
  return { type: 'uid', targetField: named.includes(type) ? 'name' : 'title' }
}

function attributeOf(owner: string, name: string, attribute: Attribute): StrapiAttribute {
  const place = `${owner}.${name}`
  const type = name === 'slug' ? slugOf(owner) : typeOf(place, attribute)
  const isRequired = required[owner]?.includes(name) ?? false
  return { ...type, ...narrowed[place], ...(isRequired && { required: true }) }
}

const localized = { pluginOptions: { i18n: { localized: true } } }
const words = (name: string): string => name.replace(/^shared\./, '').replaceAll('-', ' ')
const displayName = (name: string): string => words(name).replace(/^./, (letter) => letter.toUpperCase())
const fileOf = (content: object): string => `${JSON.stringify(content, null, 2)}\n`

function schemaOf({ name, path, isSingle, attributes }: ContentType): string {
  const entries = Object.entries(attributes).map(([key, attribute]) => [
    key,
    { ...attributeOf(name, key, attribute), ...localized },
  ])
  const pluralName = isSingle ? `${name}s` : path
  return fileOf({
    kind: isSingle ? 'singleType' : 'collectionType',
    collectionName: pluralName.replaceAll('-', '_'),
    info: { singularName: name, pluralName, displayName: displayName(name) },
    options: { draftAndPublish: true },
    ...localized,
    attributes: Object.fromEntries(entries),
  })
}

function componentFileOf(name: string): string {
  const attributes = Object.entries(componentModels[name] ?? {}).map(([key, attribute]) => [
    key,
    attributeOf(name, key, attribute),
  ])
  return fileOf({
    collectionName: `components_${name.replace(/[.-]/g, '_')}`,
    info: { displayName: displayName(name) },
    options: {},
    attributes: Object.fromEntries(attributes),
  })
}

const factories = {
  controllers: 'createCoreController',
  routes: 'createCoreRouter',
  services: 'createCoreService',
}

function codeOf(name: string, factory: string): string {
  return `'use strict'\n\nconst { factories } = require('@strapi/strapi')\n\nmodule.exports = factories.${factory}('api::${name}.${name}')\n`
}

function filesOfType(type: ContentType): (readonly [string, string])[] {
  const folder = `src/api/${type.name}`
  return [
    [`${folder}/content-types/${type.name}/schema.json`, schemaOf(type)],
    ...Object.entries(factories).map(
      ([part, factory]) => [`${folder}/${part}/${type.name}.js`, codeOf(type.name, factory)] as const,
    ),
  ]
}

/** Makes the files of a Strapi 5 project for every content type and component of the content contract. */
export function strapiFiles(): StrapiFiles {
  const components = Object.keys(componentModels).map((name) => {
    const [category, part] = name.split('.')
    return [`src/components/${category}/${part}.json`, componentFileOf(name)] as const
  })
  return new Map([...contentTypes.flatMap(filesOfType), ...components])
}
