import { telephoneSchema } from '../../src/contract/product-api/user.schema.ts'
import { isTelephone } from '../../src/lib/identifiers/phone-number.ts'

type Fault = { readonly path: string; readonly code: 'invalid' }

const names: ReadonlySet<string> = new Set(['phone', 'telephone'])

/** A member that is complete by its form; those of drafts may still be empty. */
const isOfNoPlan = (name: string, value: unknown): boolean =>
  names.has(name) && telephoneSchema.safeParse(value).success && !isTelephone(String(value))

/** Finds the telephone numbers of a body, at any depth, that no numbering plan has. */
export function telephoneFaults(body: unknown, path = ''): Fault[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`
    return isOfNoPlan(name, value) ? [{ path: at, code: 'invalid' as const }] : telephoneFaults(value, at)
  })
}
