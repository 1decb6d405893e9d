import { type Attribute, isPopulated } from '../model/attributes.ts'
import { attributesOf } from '../model/content-types.ts'
import { invalidKey, isQueryObject, listOf, type QueryObject, type QueryValue } from './parse-query.ts'

/**
 * The returned part of an entry or component: its plain attributes (all when null), and the populated ones.
 */
export type Selection = {
  readonly fields: ReadonlySet<string> | null
  readonly populate: ReadonlyMap<string, Populated>
}

/** Selection of a populated attribute: a single one, or for a zone one per kind of component. */
export type Populated =
  | { readonly kind: 'selection'; readonly selection: Selection }
  | { readonly kind: 'zone'; readonly byComponent: ReadonlyMap<string, Selection> }

const everything: Selection = { fields: null, populate: new Map() }
const no = ['false', '0', 'f']

function readFields(model: string, value: QueryValue): ReadonlySet<string> | null {
  if (value === undefined) return null
  const names = listOf(value).flatMap((item) => (typeof item === 'string' ? item.split(',') : []))
  if (names.length === 0 || names.includes('*')) return null
  const attributes = attributesOf(model)
  for (const name of names) {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined
    if (attribute === undefined || isPopulated(attribute)) throw invalidKey('fields', name)
  }
  return new Set(['id', 'documentId', ...names])
}

/** `a.b` and lists of names are shorthand for nested objects. */
function asObject(value: QueryValue): QueryObject {
  if (isQueryObject(value)) return isIndexed(value) ? asObject(Object.values(value)) : value
  const names = listOf(value).flatMap((item) => (typeof item === 'string' ? item.split(',') : []))
  const nested: Record<string, QueryValue> = {}
  for (const name of names.filter((item) => item !== '')) {
    const [first = '', ...rest] = name.split('.')
    const before = nested[first]
    const inner = isQueryObject(before) ? listOf(before.populate) : []
    nested[first] = rest.length === 0 && inner.length === 0 ? 'true' : { populate: [...inner, ...more(rest)] }
  }
  return nested
}

function more(rest: readonly string[]): string[] {
  return rest.length === 0 ? [] : [rest.join('.')]
}

function isIndexed(value: QueryObject): boolean {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
}

/** The target model of an attribute; files have a model of their own, which is returned whole. */
function targetOf(model: string, attribute: Attribute): string | undefined {
  if (attribute.kind === 'relation') return attribute.target
  if (attribute.kind === 'component') return attribute.component
  return attribute.kind === 'localizations' ? model : undefined
}

function populateZone(components: readonly string[], value: QueryValue, path: string): Populated {
  const options = isQueryObject(value) ? value : {}
  if (options.on === undefined) {
    const nested = readSelection
    const byComponent = components.map(
      (name) =>
        [name, options.populate === '*' ? nested(name, { populate: '*' }, path) : everything] as const,
    )
    return { kind: 'zone', byComponent: new Map(byComponent) }
  }
  const chosen = isQueryObject(options.on) ? Object.entries(options.on) : []
  const unknown = chosen.find(([name]) => !components.includes(name))
  if (unknown !== undefined) throw invalidKey('populate', unknown[0], `${path}.on`)
  return {
    kind: 'zone',
    byComponent: new Map(
      chosen.map(([name, inner]) => [name, readSelection(name, inner, `${path}.${name}`)]),
    ),
  }
}

function populateOne(model: string, attribute: Attribute, value: QueryValue, path: string): Populated {
  if (attribute.kind === 'zone') return populateZone(attribute.components, value, path)
  const target = targetOf(model, attribute)
  const selection = target === undefined ? everything : readSelection(target, value, path)
  return { kind: 'selection', selection }
}

const innerNames = ['fields', 'populate', 'on', 'filters', 'sort', 'count', 'locale']

/** Parses `true`, or an object with `fields` and `populate`. */
function readSelection(model: string, value: QueryValue, path: string | null): Selection {
  if (!isQueryObject(value)) return everything
  const unknown = Object.keys(value).find((name) => !innerNames.includes(name))
  if (unknown !== undefined) throw invalidKey('populate', unknown, path)
  return { fields: readFields(model, value.fields), populate: readPopulate(model, value.populate, path) }
}

function readPopulate(model: string, value: QueryValue, path: string | null): Selection['populate'] {
  const attributes = attributesOf(model)
  if (value === '*' || value === 'true') {
    const populated = Object.entries(attributes).filter(([, attribute]) => isPopulated(attribute))
    return new Map(populated.map(([name, attribute]) => [name, populateOne(model, attribute, 'true', name)]))
  }
  const asked = Object.entries(asObject(value)).filter(
    ([, inner]) => !(typeof inner === 'string' && no.includes(inner)),
  )
  return new Map(
    asked.map(([name, inner]) => {
      const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined
      const place = path === null ? name : `${path}.${name}`
      if (attribute === undefined || !isPopulated(attribute)) throw invalidKey('populate', name, place)
      return [name, populateOne(model, attribute, inner, place)]
    }),
  )
}

/**
 * Parses `fields` and `populate` (`*`, names, nested objects, `on` for zones).
 *
 * @throws {ContentError} for a name that the model does not have
 */
export function compileSelection(model: string, query: QueryObject): Selection {
  return { fields: readFields(model, query.fields), populate: readPopulate(model, query.populate, null) }
}
