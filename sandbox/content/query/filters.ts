import { type SQL, sql } from 'drizzle-orm'
import type { Attribute } from '../model/attributes.ts'
import { attributesOf } from '../model/content-types.ts'
import { type Comparable, isOperator, operators } from './operators.ts'
import { invalidKey, isQueryObject, listOf, type QueryObject, type QueryValue } from './parse-query.ts'

/** A row, or a component in a row, whose attributes are filtered. */
type Scope = {
  readonly model: string
  /** Location of its attributes: a table alias with columns, or an expression of type jsonb. */
  readonly row: { readonly alias: string } | { readonly value: SQL }
  readonly path: string | null
  readonly depth: number
}

const columns: Readonly<Record<string, string>> = {
  id: 'id',
  documentId: 'document_id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  publishedAt: 'published_at',
  locale: 'locale',
}

const nothing = sql`true`

function joined(parts: readonly SQL[], separator: SQL): SQL {
  return parts.length === 0 ? nothing : sql`(${sql.join([...parts], separator)})`
}

const all = (parts: readonly SQL[]) => joined(parts, sql` and `)

/**
 * The JSON that holds the attributes of a row or component. Names are taken from the model, never from the
 * query.
 */
function dataOf({ row }: Scope): SQL {
  return 'alias' in row ? sql.raw(`${row.alias}.data`) : row.value
}

function casted(value: SQL, kind: Attribute['kind']): SQL {
  if (kind === 'integer') return sql`(${value})::int`
  if (kind === 'boolean') return sql`(${value})::boolean`
  return value
}

/** Returns the SQL expression of an attribute. */
function comparable(scope: Scope, name: string, kind: Attribute['kind']): Comparable {
  const column = columns[name]
  if ('alias' in scope.row && column !== undefined) {
    return { expression: sql.raw(`${scope.row.alias}.${column}`), kind }
  }
  return { expression: casted(sql`${dataOf(scope)}->>${sql.raw(`'${name}'`)}`, kind), kind }
}

function child(scope: Scope, name: string): Pick<Scope, 'path' | 'depth'> {
  return { path: scope.path === null ? name : `${scope.path}.${name}`, depth: scope.depth + 1 }
}

function relationFilter(scope: Scope, name: string, target: string, value: QueryObject): SQL {
  const alias = `entry_${scope.depth + 1}`
  const outer = 'alias' in scope.row ? scope.row.alias : 'entry_0'
  const own = sql.raw(alias)
  const there = filterAll({ ...child(scope, name), model: target, row: { alias } }, value)
  const link = sql`${dataOf(scope)}->${sql.raw(`'${name}'`)}`
  return sql`exists (select 1 from content_entries ${own}
    where ${own}.type = ${target} and ${own}.state = ${sql.raw(outer)}.state
    and ${own}.locale = ${sql.raw(outer)}.locale
    and jsonb_exists(case jsonb_typeof(${link}) when 'array' then ${link} else jsonb_build_array(${link}) end,
      ${own}.document_id) and ${there})`
}

function localizationFilter(scope: Scope, name: string, value: QueryObject): SQL {
  const alias = `entry_${scope.depth + 1}`
  const outer = 'alias' in scope.row ? scope.row.alias : 'entry_0'
  const [own, other] = [sql.raw(alias), sql.raw(outer)]
  const there = filterAll({ ...child(scope, name), model: scope.model, row: { alias } }, value)
  return sql`exists (select 1 from content_entries ${own}
    where ${own}.type = ${other}.type and ${own}.state = ${other}.state
    and ${own}.document_id = ${other}.document_id and ${own}.locale <> ${other}.locale and ${there})`
}

function componentFilter(
  scope: Scope,
  name: string,
  attribute: Extract<Attribute, { kind: 'component' }>,
  value: QueryObject,
): SQL {
  const inner = { ...child(scope, name), model: attribute.component }
  const part = sql`${dataOf(scope)}->${sql.raw(`'${name}'`)}`
  if (!attribute.isRepeatable) return filterAll({ ...inner, row: { value: sql`(${part})` } }, value)
  const item = sql.raw(`item_${inner.depth}`)
  const there = filterAll({ ...inner, row: { value: sql`${item}` } }, value)
  return sql`exists (select 1 from jsonb_array_elements(coalesce(nullif(${part}, 'null'), '[]')) ${item}
    where ${there})`
}

/** Filters the presence of a relation, file or component: the only filter on the whole of one. */
function presence(scope: Scope, name: string, value: QueryObject): SQL | undefined {
  const asked = Object.keys(value)
  if (asked.length === 0 || !asked.every((key) => key === '$null' || key === '$notNull')) return undefined
  return scalarFilter(scope, name, 'string', value)
}

function scalarFilter(scope: Scope, name: string, kind: Attribute['kind'], value: QueryValue): SQL {
  const column = comparable(scope, name, kind)
  if (!isQueryObject(value)) {
    return Array.isArray(value) ? applyOperator(column, '$in', value) : applyOperator(column, '$eq', value)
  }
  const path = child(scope, name).path
  return all(
    Object.entries(value).map(([key, operand]) => {
      if (key === '$not') return sql`not (${scalarFilter(scope, name, kind, operand)})`
      if (!isOperator(key)) throw invalidKey('filters', key, path)
      return applyOperator(column, key, operand)
    }),
  )
}

function applyOperator(column: Comparable, name: string, value: QueryValue): SQL {
  const operator = operators[name]
  return operator === undefined ? nothing : sql`coalesce(${operator(column, value)}, false)`
}

function attributeFilter(scope: Scope, name: string, attribute: Attribute, value: QueryValue): SQL {
  if (!isQueryObject(value)) {
    const isWhole = attribute.kind === 'relation' && typeof value === 'string'
    return isWhole
      ? relationFilter(scope, name, attribute.target, { id: { $eq: value } })
      : scalarFilter(scope, name, attribute.kind, value)
  }
  const whether = presence(scope, name, value)
  if (whether !== undefined) return whether
  if (attribute.kind === 'relation') return relationFilter(scope, name, attribute.target, value)
  if (attribute.kind === 'localizations') return localizationFilter(scope, name, value)
  if (attribute.kind === 'component') return componentFilter(scope, name, attribute, value)
  return scalarFilter(scope, name, attribute.kind, value)
}

function filterAll(scope: Scope, filters: QueryObject): SQL {
  const attributes = attributesOf(scope.model)
  return all(
    Object.entries(filters).map(([name, value]) => {
      if (name === '$and' || name === '$or') {
        const parts = listOf(value).map((part) => filterAll(scope, isQueryObject(part) ? part : {}))
        return joined(parts, name === '$and' ? sql` and ` : sql` or `)
      }
      if (name === '$not') return sql`not (${filterAll(scope, isQueryObject(value) ? value : {})})`
      const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined
      const isFiltered = attribute !== undefined && !['zone', 'media'].includes(attribute.kind)
      if (attribute === undefined) throw invalidKey('filters', name, scope.path)
      if (isFiltered) return attributeFilter(scope, name, attribute, value)
      const whether = isQueryObject(value) ? presence(scope, name, value) : undefined
      if (whether === undefined) throw invalidKey('filters', name, scope.path)
      return whether
    }),
  )
}

/**
 * Compiles `filters` to a condition on rows of `content_entries` named `entry_0`. Filters through a
 * relation apply to the linked entry of the same language and state.
 *
 * @throws {ContentError} for an unknown attribute or operator, or an invalid value of the attribute's kind
 */
export function compileFilters(model: string, filters: QueryValue): SQL {
  if (filters === undefined) return nothing
  const scope: Scope = { model, row: { alias: 'entry_0' }, path: null, depth: 0 }
  return filterAll(scope, isQueryObject(filters) ? filters : {})
}

/** Compiles `_q` to a condition: the text occurs, case-insensitively, in a text attribute of the entry. */
export function compileSearch(model: string, words: QueryValue): SQL {
  if (typeof words !== 'string' || words === '') return nothing
  const scope: Scope = { model, row: { alias: 'entry_0' }, path: null, depth: 0 }
  const kinds = ['string', 'text', 'enumeration']
  const searched = Object.entries(attributesOf(model)).filter(
    ([name, { kind }]) => kinds.includes(kind) && columns[name] === undefined,
  )
  const parts = searched.map(([name, { kind }]) =>
    applyOperator(comparable(scope, name, kind), '$containsi', words),
  )
  return joined(parts, sql` or `)
}

/** Returns the sort expression of an attribute of the model. */
export function sortExpression(model: string, name: string): SQL | undefined {
  const attribute = Object.hasOwn(attributesOf(model), name) ? attributesOf(model)[name] : undefined
  const kinds = ['string', 'text', 'date', 'integer', 'boolean', 'enumeration', 'instant']
  if (attribute === undefined || !kinds.includes(attribute.kind)) return undefined
  const scope: Scope = { model, row: { alias: 'entry_0' }, path: null, depth: 0 }
  return comparable(scope, name, attribute.kind).expression
}
