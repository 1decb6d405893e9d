import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { strapiFiles } from '../../scripts/strapi/schema-files.ts'
import {
  linkGroupSchema,
  linkSchema,
  menuItemSchema,
  seoSchema,
  videoSchema,
  zoneSchema,
} from '../../src/contract/content-api/components.schema.ts'
import {
  articleSchema,
  categorySchema,
  contentAuthorSchema,
  guideSchema,
  seriesSchema,
  whiteBookSchema,
} from '../../src/contract/content-api/entries.schema.ts'
import {
  footerSchema,
  globalSchema,
  homepageSchema,
  menuSchema,
  pageSchema,
} from '../../src/contract/content-api/pages.schema.ts'

type Attribute = {
  readonly type: string
  readonly component?: string
  readonly components?: readonly string[]
  readonly enum?: readonly string[]
  readonly repeatable?: boolean
  readonly target?: string
  readonly relation?: string
  readonly required?: boolean
}
type Schema = { readonly kind?: string; readonly attributes: Readonly<Record<string, Attribute>> }

const files = strapiFiles()
const schemaOf = (path: string): Schema => JSON.parse(files.get(path) ?? '{}')
const typeFile = (name: string) => `src/api/${name}/content-types/${name}/schema.json`
const componentFile = (name: string) => `src/components/${name.replace('.', '/')}.json`

const at = '2026-03-02T08:00:00.000Z'
const ofEveryEntry = { documentId: 'abc', createdAt: at, updatedAt: at, publishedAt: at, locale: 'fr' }
const file = {
  id: 9,
  ...ofEveryEntry,
  name: 'a.png',
  hash: 'a',
  ext: '.png',
  mime: 'image/png',
  size: 1,
  url: '/uploads/a.png',
}
const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Text' }] }]

/** Texts that are more than any text. */
const particular: Readonly<Record<string, unknown>> = {
  fundId: 'fnd-1',
  externalUrl: 'https://films.example/1',
  columns: ['a', 'b'],
  rows: [['1', '2']],
}

/** Returns a sample value for an attribute, in Strapi's form. */
function sampleOf(name: string, attribute: Attribute): unknown {
  if (name in particular) return particular[name]
  const component = (uid: string, also: object = {}) => ({
    id: 1,
    ...also,
    ...samplesOf(schemaOf(componentFile(uid))),
  })
  switch (attribute.type) {
    case 'string':
    case 'text':
      return 'Text'
    case 'uid':
      return 'text-1'
    case 'integer':
      return 3
    case 'boolean':
      return true
    case 'date':
      return '2026-03-02'
    case 'blocks':
      return text
    case 'media':
      return file
    case 'enumeration':
      return attribute.enum?.at(-1)
    case 'relation': {
      const entry = { id: 2, ...ofEveryEntry, name: 'Text', title: 'Text', slug: 'text-1' }
      return attribute.relation === 'oneToMany' ? [entry] : entry
    }
    case 'component':
      return attribute.repeatable
        ? [component(attribute.component ?? '')]
        : component(attribute.component ?? '')
    case 'dynamiczone':
      return attribute.components?.map((uid) => component(uid, { __component: uid }))
    default:
      throw new Error(`${name} has the unknown type ${attribute.type}`)
  }
}

const samplesOf = ({ attributes }: Schema) =>
  Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, sampleOf(name, attribute)]))

/** Lists the places where a parsed value is empty, and the given one is not. */
function lostIn(given: unknown, parsed: unknown, place: string): string[] {
  if (given === null || typeof given !== 'object')
    return parsed === null || parsed === undefined ? [place] : []
  if (parsed === null || parsed === undefined) return [place]
  if (Array.isArray(parsed) && parsed.length === 0) return [place]
  return Object.entries(given).flatMap(([name, value]) => {
    if (typeof parsed !== 'object' || !(name in parsed)) return []
    return lostIn(value, Object.entries(parsed).find(([key]) => key === name)?.[1], `${place}.${name}`)
  })
}

const contract = {
  article: articleSchema,
  guide: guideSchema,
  category: categorySchema,
  'white-book': whiteBookSchema,
  page: pageSchema,
  author: contentAuthorSchema,
  series: seriesSchema,
  homepage: homepageSchema,
  menu: menuSchema,
  footer: footerSchema,
  global: globalSchema,
} as const

/** Attributes that editors have and the portal does not read. */
const unread: Readonly<Record<string, readonly string[]>> = {
  homepage: ['title'],
  menu: ['title'],
  global: ['siteName', 'riskWarning', 'seo'],
}

const fieldsOf = (schema: z.ZodObject): string[] =>
  Object.keys(schema.shape).filter(
    (name) => !['id', ...Object.keys(ofEveryEntry), 'localizations'].includes(name),
  )

// P-542
describe('the files of strapi/', () => {
  it('are those that the content model makes: `npm run strapi:schemas` writes them', () => {
    const committed = globSync('strapi/src/**/*.{json,js}').map((path) => [
      path.replaceAll('\\', '/').replace(/^strapi\//, ''),
      readFileSync(path, 'utf8'),
    ])
    expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(files))
    expect([...files.keys()].filter((path) => path.endsWith('schema.json'))).toHaveLength(11)
    expect([...files.keys()].filter((path) => path.startsWith('src/components/'))).toHaveLength(23)
  })

  it.each(Object.entries(contract))(
    'have every field of the contract of %s, and name those that it does not read',
    (name, schema) => {
      const { attributes } = schemaOf(typeFile(name))
      expect(Object.keys(attributes).toSorted()).toEqual(
        [...fieldsOf(schema), ...(unread[name] ?? [])].toSorted(),
      )
    },
  )

  it.each(Object.entries(contract))('let %s hold nothing that the contract does not read', (name, schema) => {
    const sample = samplesOf(schemaOf(typeFile(name)))
    const parsed = schema.parse({ id: 1, ...ofEveryEntry, ...sample })
    expect(lostIn(sample, parsed, name)).toEqual([])
  })

  it.each([
    ['shared.seo', seoSchema],
    ['shared.link', linkSchema],
    ['shared.menu-item', menuItemSchema],
    ['shared.link-group', linkGroupSchema],
    ['shared.video', videoSchema],
  ] as const)('have every field of the component %s', (name, schema) => {
    const { attributes } = schemaOf(componentFile(name))
    expect(Object.keys(attributes).toSorted()).toEqual(Object.keys(schema.shape).toSorted())
    expect(lostIn(samplesOf({ attributes }), schema.parse(samplesOf({ attributes })), name)).toEqual([])
  })

  it('let a zone hold no component that the portal does not know', () => {
    const { blocks } = schemaOf(typeFile('page')).attributes
    const sample = blocks && sampleOf('blocks', blocks)
    const shown = zoneSchema.parse(sample).map(({ __component }) => __component)
    expect(shown).toEqual(blocks?.components)
    expect(lostIn(sample, zoneSchema.parse(sample), 'blocks')).toEqual([])
  })

  it('require what the contract cannot do without, and nothing else of a type', () => {
    for (const [name, schema] of Object.entries(contract)) {
      const { attributes } = schemaOf(typeFile(name))
      const sample: Readonly<Record<string, unknown>> = {
        id: 1,
        ...ofEveryEntry,
        ...samplesOf({ attributes }),
      }
      for (const [field, { required = false }] of Object.entries(attributes)) {
        const { [field]: _, ...without } = sample
        expect([name, field, schema.safeParse(without).success]).toEqual([name, field, !required])
      }
    }
  })
})
