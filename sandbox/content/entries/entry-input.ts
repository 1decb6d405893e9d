import type { StoredAttributes } from '../../database/schema/content.ts'
import { ContentError } from '../http/content-error.ts'
import type { Attribute } from '../model/attributes.ts'
import { componentModels } from '../model/components.ts'
import { contentTypeOf } from '../model/content-types.ts'

type Json = Readonly<Record<string, unknown>>

const plainDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function invalid(path: readonly string[], message: string, value: unknown): ContentError {
  const error = { path, message, name: 'ValidationError', value }
  return new ContentError('ValidationError', message, { errors: [error] })
}

function wrongType(path: readonly string[], type: string, value: unknown): ContentError {
  const shown = JSON.stringify(value)
  return invalid(
    path,
    `${path.at(-1)} must be a \`${type}\` type, but the final value was: \`${shown}\`.`,
    value,
  )
}

/** Reads a relation: a document id, or with `set` or `connect`, as Strapi accepts it. */
function readRelation(value: unknown, isMany: boolean, path: readonly string[]): unknown {
  const given = isObject(value) ? (value.set ?? value.connect ?? value.documentId) : value
  const ids = [given].flat().map((item) => (isObject(item) ? item.documentId : item))
  if (!ids.every((id) => typeof id === 'string')) throw invalid(path, 'Invalid relations', value)
  return isMany ? ids : (ids[0] ?? null)
}

function readComponent(name: string, value: unknown, path: readonly string[]): Json {
  const model = componentModels[name]
  if (model === undefined || !isObject(value)) throw wrongType(path, 'object', value)
  const { id: _, __component: __, ...given } = value
  return readAttributes(model, given, path)
}

function readComponents(name: string, value: unknown, path: readonly string[]): unknown {
  if (!Array.isArray(value)) throw wrongType(path, 'array', value)
  return value.map((item, index) => ({
    id: index + 1,
    ...readComponent(name, item, [...path, String(index)]),
  }))
}

function readZone(allowed: readonly string[], value: unknown, path: readonly string[]): unknown {
  if (!Array.isArray(value)) throw wrongType(path, 'array', value)
  return value.map((item, index) => {
    const name = isObject(item) ? String(item.__component) : ''
    if (!allowed.includes(name)) throw invalid([...path, String(index)], 'Invalid component', item)
    return { id: index + 1, __component: name, ...readComponent(name, item, [...path, String(index)]) }
  })
}

function readPlain(attribute: Attribute, value: unknown, path: readonly string[]): unknown {
  const check = (isRight: boolean, type: string) => {
    if (!isRight) throw wrongType(path, type, value)
    return value
  }
  switch (attribute.kind) {
    case 'integer':
      return check(Number.isInteger(value), 'number')
    case 'boolean':
      return check(typeof value === 'boolean', 'boolean')
    case 'date':
      return check(typeof value === 'string' && plainDate.test(value), 'date')
    case 'blocks':
      return check(Array.isArray(value), 'array')
    case 'media':
      return isObject(value)
        ? check(Number.isInteger(value.id), 'number') && value.id
        : check(Number.isInteger(value), 'number')
    case 'enumeration':
      if (attribute.values.includes(String(value))) return value
      throw invalid(
        path,
        `${path.at(-1)} must be one of the following values: ${attribute.values.join(', ')}`,
        value,
      )
    case 'json':
      return value
    default:
      return check(typeof value === 'string', 'string')
  }
}

function readValue(attribute: Attribute, value: unknown, path: readonly string[]): unknown {
  if (value === null) return null
  if (attribute.kind === 'relation') return readRelation(value, attribute.isMany, path)
  if (attribute.kind === 'zone') return readZone(attribute.components, value, path)
  if (attribute.kind !== 'component') return readPlain(attribute, value, path)
  if (attribute.isRepeatable) return readComponents(attribute.component, value, path)
  return { id: 1, ...readComponent(attribute.component, value, path) }
}

function readAttributes(
  model: Readonly<Record<string, Attribute>>,
  given: Json,
  path: readonly string[],
): StoredAttributes {
  const read = Object.entries(given).map(([name, value]) => {
    const attribute = Object.hasOwn(model, name) ? model[name] : undefined
    if (attribute === undefined) {
      const details = { key: name, path: [...path, name].join('.'), source: 'body' }
      throw new ContentError('ValidationError', `Invalid key ${name}`, details)
    }
    return [name, readValue(attribute, value, [...path, name])] as const
  })
  return Object.fromEntries(read)
}

/** Returns the initial attributes of an entry: each enumeration starts with its first value. */
export function initialAttributes(type: string): StoredAttributes {
  const defaults = Object.entries(contentTypeOf(type).attributes).flatMap(([name, attribute]) =>
    attribute.kind === 'enumeration' ? [[name, attribute.values[0] ?? null] as const] : [],
  )
  return Object.fromEntries(defaults)
}

/**
 * Validates the attributes that an editor sends for an entry of a type.
 *
 * @throws {ContentError} naming the attribute that is unknown or of the wrong kind
 */
export function readEntryInput(type: string, given: unknown): StoredAttributes {
  if (!isObject(given)) {
    throw new ContentError('ValidationError', 'Missing "data" payload in the request body')
  }
  return readAttributes(contentTypeOf(type).attributes, given, [])
}
