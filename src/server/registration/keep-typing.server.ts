import { type FieldValues, keptOf, readValues } from '../../lib/form/form-definition.ts'
import { isFromOwnPages } from '../auth-helper/read-call.server.ts'
import { readForm } from '../forms/read-form.server.ts'
import type { LimitRule } from '../limits/limit-rules.server.ts'
import type { Limits } from '../limits/limits.server.ts'
import { currentRequestContext } from '../request-context.server.ts'
import { addressGroup } from '../visitor-address.server.ts'
import type { Journeys } from './journeys.server.ts'

type KeepDeps = { readonly publicUrl: string; readonly journeys: Journeys; readonly limits: Limits }

type Kept = {
  readonly name: string
  readonly empty: FieldValues
  readonly secrets?: readonly string[]
}

const hourS = 3600
const keptPerAddress: LimitRule = { name: 'kept-typing', most: 600, windowS: hourS }

const answer = (status: number, cookie?: string) =>
  new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
  })

/**
 * Keeps what is typed into a form of a registration for a day (decision 25), so that a reload and the other language
 * find it again. Nothing is checked but its kind: what is kept is only ever shown to the browser that sent it.
 */
export async function keepTyping(
  request: Request,
  form: Kept | undefined,
  { journeys, limits, publicUrl }: KeepDeps,
): Promise<Response> {
  if (!isFromOwnPages(request, { publicUrl })) return answer(403)
  if (form === undefined) return answer(404)
  const counted = await limits.count(keptPerAddress, addressGroup(currentRequestContext()?.address))
  if (!counted.allowed) return answer(429)
  const read = await readForm(request)
  if (!read.ok) return answer(read.status)
  const { secrets = [], empty, name } = form
  const values = Object.entries(keptOf({ secrets }, readValues(empty, read.data)))
  const plain = values.map(([field, value]) => [
    field,
    typeof value === 'string' || typeof value === 'boolean' ? value : [...value],
  ])
  const cookie = await journeys.change(request.headers.get('cookie'), (journey) => ({
    ...journey,
    values: { ...journey.values, [name]: Object.fromEntries(plain) },
  }))
  return answer(204, cookie)
}
