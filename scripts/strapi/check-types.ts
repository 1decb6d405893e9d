import { z } from 'zod'
import type { Attribute, Attributes } from '../../sandbox/content/model/attributes.ts'
import { componentModels } from '../../sandbox/content/model/components.ts'
import { type ContentType, contentTypes } from '../../sandbox/content/model/content-types.ts'
import { reasonOf, type StrapiClient } from './strapi-client.ts'

/** Requirement of the portal for a Strapi instance, as checked. */
export type CheckedItem = {
  readonly name: string
  /** `unknown` where it cannot be found out with the tokens that were given. */
  readonly state: 'right' | 'missing' | 'unknown'
  /** Place to set it, or the reason why it is unknown; empty if it is right. */
  readonly advice: string
}

const right = (name: string): CheckedItem => ({ name, state: 'right', advice: '' })

/** A field of a type as a question asks for it: a query, and its name for people. */
type FieldQuestion = { readonly name: string; readonly query: string }

const isPlain = ({ kind }: Attribute): boolean => !['relation', 'media', 'component', 'zone'].includes(kind)

/** Lists the questions for the fields of a component, two levels deep: a menu has links in its items. */
function componentQuestions(uid: string, query: string, name: string): FieldQuestion[] {
  return fieldQuestions(componentModels[uid] ?? {}, query, `${name} `)
}

function fieldQuestion(key: string, attribute: Attribute, prefix: string, name: string): FieldQuestion[] {
  if (isPlain(attribute)) return [{ name, query: `${prefix}[fields][0]=${key}` }]
  const populate = `${prefix}[populate][${key}]`
  const own = { name, query: `${populate}=true` }
  if (attribute.kind === 'component') return [own, ...componentQuestions(attribute.component, populate, name)]
  if (attribute.kind !== 'zone') return [own]
  return attribute.components.flatMap((uid) =>
    componentQuestions(uid, `${populate}[on][${uid}]`, `${name}: ${uid}`),
  )
}

function fieldQuestions(attributes: Attributes, prefix: string, path: string): FieldQuestion[] {
  return Object.entries(attributes).flatMap(([key, attribute]) =>
    fieldQuestion(key, attribute, prefix, `${path}${key}`),
  )
}

/** Outermost parameters have no brackets around: `fields[0]`, not `[fields][0]`. */
const asQuery = (query: string): string => query.replace(/^\[(\w+)\]/, '$1')

/** Strapi refuses a question for a field that it does not have; early releases of version 4 leave the field out. */
async function missingFields(client: StrapiClient, { path, attributes }: ContentType): Promise<string[]> {
  const missing: string[] = []
  for (const { name, query } of fieldQuestions(attributes, '', '')) {
    const { status } = await client.api('GET', `/${path}?pagination[pageSize]=1&${asQuery(query)}`)
    if (status === 400) missing.push(name)
  }
  return missing
}

const install = '`npm run strapi:install -- DIR` in this repository, then build and restart Strapi'

function refusedItem(name: string, status: number, reason: string): CheckedItem {
  const isMissing = status === 404
  const advice = isMissing ? install : `Settings / API Tokens: the token may not read it (${reason})`
  return { name, state: 'missing', advice }
}

/** An empty single type responds with 404 as one that does not exist does; it is told apart by a wrong question. */
async function existsEmpty(client: StrapiClient, { path, isSingle }: ContentType): Promise<boolean> {
  if (!isSingle) return false
  return (await client.api('GET', `/${path}?fields[0]=noSuchField`)).status === 400
}

async function checkType(client: StrapiClient, type: ContentType): Promise<CheckedItem> {
  const name = `type ${type.name}`
  const response = await client.api('GET', `/${type.path}?pagination[pageSize]=1`)
  const isThere = response.status === 200 || (response.status === 404 && (await existsEmpty(client, type)))
  if (!isThere) return refusedItem(name, response.status, reasonOf(response))
  const missing = await missingFields(client, type)
  if (missing.length === 0) return right(`${name} with its fields`)
  return { name: `${name}, fields ${missing.join('; ')}`, state: 'missing', advice: install }
}

/** Only version 5 has document ids: version 4 refuses a question for them, or leaves them out. */
async function isVersion4(client: StrapiClient): Promise<boolean> {
  const { body, status } = await client.api('GET', '/categories?pagination[pageSize]=1&fields[0]=documentId')
  if (status !== 200) return (await client.api('GET', '/categories?pagination[pageSize]=1')).status === 200
  return wrappedSchema.safeParse(body).success
}

/** A list in the form of version 4. */
const wrappedSchema = z.object({ data: z.array(z.object({ attributes: z.object({}) })).min(1) })

/** Tells whether Strapi refuses questions for fields that do not exist, as version 5 and late releases of 4 do. */
async function refusesUnknownFields(client: StrapiClient): Promise<boolean> {
  const { status } = await client.api('GET', '/categories?fields[0]=noSuchField')
  return status !== 200
}

async function checkVersion(client: StrapiClient): Promise<CheckedItem[]> {
  const version = (await isVersion4(client))
    ? [right('version 4: the portal needs CONTENT_API_VERSION=4')]
    : []
  if (await refusesUnknownFields(client)) return version
  const advice = 'this release leaves out fields that it does not have: compare them with strapi/src'
  return [...version, { name: 'fields', state: 'unknown', advice }]
}

/** Entries that the portal asks for at once; a smaller `maxLimit` of Strapi would cut its lists silently. */
const entriesAtOnce = 100

const pageSchema = z.object({ meta: z.object({ pagination: z.object({ pageSize: z.number() }) }) })

async function checkLimit(client: StrapiClient): Promise<CheckedItem> {
  const name = `maxLimit: ${entriesAtOnce} entries in one reply`
  const { body } = await client.api('GET', `/categories?pagination[pageSize]=${entriesAtOnce}`)
  const reply = pageSchema.safeParse(body)
  if (!reply.success) return { name, state: 'unknown', advice: 'the token cannot read the type category' }
  const { pageSize } = reply.data.meta.pagination
  const advice = `config/api: \`rest.maxLimit\` is ${pageSize}; set it to ${entriesAtOnce} or more, since longer lists are cut`
  return pageSize >= entriesAtOnce ? right(name) : { name, state: 'missing', advice }
}

/** Checks every content type, every field, that the token may read them, and how many entries it gets at once. */
export async function checkTypes(
  client: StrapiClient,
  types: readonly ContentType[] = contentTypes,
): Promise<CheckedItem[]> {
  const items: CheckedItem[] = []
  for (const type of types) items.push(await checkType(client, type))
  items.push(await checkLimit(client))
  return [...items, ...(await checkVersion(client))]
}
