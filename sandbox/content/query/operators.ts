import { type SQL, sql } from 'drizzle-orm'
import { ContentError } from '../http/content-error.ts'
import type { Attribute } from '../model/attributes.ts'
import { listOf, type QueryValue } from './parse-query.ts'

/** An expression to compare, and the conversion of query texts to its kind. */
export type Comparable = { readonly expression: SQL; readonly kind: Attribute['kind'] }

type Operator = (column: Comparable, value: QueryValue) => SQL

function wrong(value: QueryValue): ContentError {
  return new ContentError('ValidationError', `Invalid value ${JSON.stringify(value ?? null)}`)
}

function textOf(value: QueryValue): string {
  if (typeof value !== 'string') throw wrong(value)
  return value
}

function isTrue(value: QueryValue): boolean {
  return !['false', '0', 'f', ''].includes(textOf(value))
}

/**
 * Converts a query's text to the column's kind; an invalid text is refused instead of failing in the
 * database.
 */
function operand({ kind }: Comparable, value: QueryValue): SQL {
  const text = textOf(value)
  if (kind === 'integer') {
    if (!/^-?\d{1,9}$/.test(text)) throw wrong(value)
    return sql`${Number(text)}::int`
  }
  if (kind === 'boolean') return sql`${isTrue(value)}::boolean`
  if (kind === 'instant') {
    const instant = new Date(text)
    if (Number.isNaN(instant.getTime())) throw wrong(value)
    return sql`${instant.toISOString()}::timestamptz`
  }
  return sql`${text}::text`
}

/** Builds a `like` pattern with escaped wildcards. */
function pattern(value: QueryValue, before: '%' | '', after: '%' | ''): string {
  return `${before}${textOf(value).replace(/[\\%_]/g, '\\$&')}${after}`
}

const asText = ({ expression }: Comparable) => sql`(${expression})::text`
const lower = (column: Comparable) => sql`lower(${asText(column)})`

function compare(sign: SQL): Operator {
  return (column, value) => sql`${column.expression} ${sign} ${operand(column, value)}`
}

function like(
  before: '%' | '',
  after: '%' | '',
  options: { ignoreCase?: boolean; not?: boolean } = {},
): Operator {
  const sign = sql.raw(`${options.not ? 'not ' : ''}${options.ignoreCase ? 'ilike' : 'like'}`)
  return (column, value) => sql`${asText(column)} ${sign} ${pattern(value, before, after)}`
}

function operands(column: Comparable, value: QueryValue): SQL {
  const values = listOf(value).map((item) => operand(column, item))
  return values.length === 0 ? sql`(null)` : sql`(${sql.join(values, sql`, `)})`
}

function between(column: Comparable, value: QueryValue): SQL {
  const [from, to] = listOf(value)
  return sql`${column.expression} between ${operand(column, from)} and ${operand(column, to)}`
}

function nullness(expression: SQL, isNull: boolean): SQL {
  return isNull ? sql`${expression} is null` : sql`${expression} is not null`
}

/** Operators on attributes; `filters.ts` handles those on filters (`$and`, `$or`, `$not`). */
export const operators: Readonly<Record<string, Operator>> = {
  $eq: compare(sql`=`),
  $eqi: (column, value) => sql`${lower(column)} = lower(${textOf(value)}::text)`,
  $ne: compare(sql`<>`),
  $nei: (column, value) => sql`${lower(column)} <> lower(${textOf(value)}::text)`,
  $lt: compare(sql`<`),
  $lte: compare(sql`<=`),
  $gt: compare(sql`>`),
  $gte: compare(sql`>=`),
  $in: (column, value) => sql`${column.expression} in ${operands(column, value)}`,
  $notIn: (column, value) => sql`${column.expression} not in ${operands(column, value)}`,
  $between: between,
  $contains: like('%', '%'),
  $notContains: like('%', '%', { not: true }),
  $containsi: like('%', '%', { ignoreCase: true }),
  $notContainsi: like('%', '%', { ignoreCase: true, not: true }),
  $startsWith: like('', '%'),
  $startsWithi: like('', '%', { ignoreCase: true }),
  $endsWith: like('%', ''),
  $endsWithi: like('%', '', { ignoreCase: true }),
  $null: (column, value) => nullness(column.expression, isTrue(value)),
  $notNull: (column, value) => nullness(column.expression, !isTrue(value)),
}

/** Tells whether a name is an operator. */
export function isOperator(name: string): boolean {
  return Object.hasOwn(operators, name)
}
