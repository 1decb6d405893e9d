import { type Attribute, isPopulated } from '../model/attributes.ts'
import { attributesOf } from '../model/content-types.ts'
import type { Populated, Selection } from '../query/selection.ts'
import type { EntryRow } from './entry-rows.ts'
import { mediaResponse } from './media-response.ts'
import type { ResponseLoader } from './response-loader.ts'

type Json = Readonly<Record<string, unknown>>

/** Source of a response: the attributes by name, and their entry. */
type Source = { readonly values: Json; readonly entry: EntryRow }

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valuesOf(row: EntryRow): Json {
  return {
    ...row.data,
    id: row.id,
    documentId: row.documentId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    locale: row.locale,
  }
}

async function relationResponse(
  target: string,
  isMany: boolean,
  { entry }: Source,
  value: unknown,
  selection: Selection,
  loader: ResponseLoader,
): Promise<unknown> {
  const ids = [value].flat().filter((id) => typeof id === 'string')
  const rows = await Promise.all(ids.map((id) => loader.related(entry, target, id)))
  const there = rows.filter((row) => row !== undefined)
  const answers = await Promise.all(there.map((row) => responseOf(row, selection, loader)))
  return isMany ? answers : (answers[0] ?? null)
}

async function zoneResponse(
  { entry }: Source,
  value: unknown,
  chosen: Extract<Populated, { kind: 'zone' }>,
  loader: ResponseLoader,
): Promise<unknown> {
  const items = (Array.isArray(value) ? value : []).filter(isObject)
  const answers = items.map(async (item) => {
    const name = String(item.__component)
    const selection = chosen.byComponent.get(name)
    if (selection === undefined) return undefined
    return { ...(await pickResponse(name, { values: item, entry }, selection, loader)), __component: name }
  })
  return (await Promise.all(answers)).filter((response) => response !== undefined)
}

async function componentResponse(
  { component, isRepeatable }: Extract<Attribute, { kind: 'component' }>,
  { entry }: Source,
  value: unknown,
  selection: Selection,
  loader: ResponseLoader,
): Promise<unknown> {
  const parts = [value].flat().filter(isObject)
  const answers = await Promise.all(
    parts.map((values) => pickResponse(component, { values, entry }, selection, loader)),
  )
  return isRepeatable ? answers : (answers[0] ?? null)
}

async function populatedResponse(
  attribute: Attribute,
  source: Source,
  value: unknown,
  populated: Populated,
  loader: ResponseLoader,
): Promise<unknown> {
  if (populated.kind === 'zone') return zoneResponse(source, value, populated, loader)
  const { selection } = populated
  if (attribute.kind === 'relation') {
    return relationResponse(attribute.target, attribute.isMany, source, value, selection, loader)
  }
  if (attribute.kind === 'component') return componentResponse(attribute, source, value, selection, loader)
  if (attribute.kind === 'localizations') {
    const rows = await loader.localizations(source.entry)
    return Promise.all(rows.map((row) => responseOf(row, selection, loader)))
  }
  const file = typeof value === 'number' ? await loader.media(value) : undefined
  return file === undefined ? null : mediaResponse(file)
}

async function pickResponse(
  model: string,
  source: Source,
  { fields, populate }: Selection,
  loader: ResponseLoader,
): Promise<Json> {
  const attributes = Object.entries(attributesOf(model))
  const plain = attributes
    .filter(([name, attribute]) => !isPopulated(attribute) && (fields === null || fields.has(name)))
    .map(([name]) => [name, source.values[name] ?? null] as const)
  const populated = attributes.map(async ([name, attribute]) => {
    const chosen = populate.get(name)
    if (chosen === undefined) return []
    return [[name, await populatedResponse(attribute, source, source.values[name], chosen, loader)] as const]
  })
  return Object.fromEntries([...plain, ...(await Promise.all(populated)).flat()])
}

/** Serialises an entry: the selected attributes, followed by the populated ones. */
export function responseOf(row: EntryRow, selection: Selection, loader: ResponseLoader): Promise<Json> {
  return pickResponse(row.type, { values: valuesOf(row), entry: row }, selection, loader)
}
