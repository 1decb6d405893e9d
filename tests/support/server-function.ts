import { createHash } from 'node:crypto'

/** Argument of a server function in a test. */
export type PlainValue = string | number | boolean | null | { readonly [name: string]: PlainValue }

/**
 * The name that the build gives a server function: the framework hashes its file and its variable
 * (`@tanstack/start-plugin-core`, `generateFunctionId`). `name` is `src/…/x.functions.ts#getX`.
 */
export function functionIdOf(name: string): string {
  const [file = '', variable = ''] = name.split('#')
  return createHash('sha256').update(`${file}--${variable}_createServerFn_handler`).digest('hex')
}

const constants = { null: 0, true: 2, false: 3 } as const

/** A value in the framework's own JSON (seroval, cross-reference format). */
function encode(value: PlainValue, nextId: () => number): unknown {
  if (typeof value === 'string') return { t: 1, s: value }
  if (typeof value === 'number') return { t: 0, s: value }
  if (value === null || typeof value === 'boolean') return { t: 2, s: constants[`${value}`] }
  const i = nextId()
  const v = Object.values(value).map((item) => encode(item, nextId))
  return { t: 10, i, p: { k: Object.keys(value), v }, o: 0 }
}

/** Target of a `GET` server function called with `data`. */
export function functionTarget(name: string, data: PlainValue): string {
  let id = 0
  const payload = { t: encode({ data }, () => id++), f: 63, m: [] }
  return `/_serverFn/${functionIdOf(name)}?payload=${encodeURIComponent(JSON.stringify(payload))}`
}

/** Headers that a page of the portal sends with the call. */
export const functionHeaders = { 'x-tsr-serverfn': 'true', 'sec-fetch-site': 'same-origin' }
