import { type KeptForm, keptAnswer, readTyping } from '../forms/kept-typing.server.ts'
import type { LimitRule } from '../limits/limit-rules.server.ts'
import type { Limits } from '../limits/limits.server.ts'
import { currentRequestContext } from '../request-context.server.ts'
import { addressGroup } from '../visitor-address.server.ts'
import type { Journeys } from './journeys.server.ts'

type KeepDeps = { readonly publicUrl: string; readonly journeys: Journeys; readonly limits: Limits }

const hourS = 3600
const keptPerAddress: LimitRule = { name: 'kept-typing', most: 600, windowS: hourS }

/**
 * Keeps what is typed into a form of a registration for a day (decision 25), so that a reload and the other language
 * find it again. Nothing is checked but its kind: what is kept is only ever shown to the browser that sent it.
 */
export async function keepTyping(
  request: Request,
  form: KeptForm | undefined,
  { journeys, limits, publicUrl }: KeepDeps,
): Promise<Response> {
  if (form === undefined) return keptAnswer(404)
  const counted = await limits.count(keptPerAddress, addressGroup(currentRequestContext()?.address))
  if (!counted.allowed) return keptAnswer(429)
  const typed = await readTyping(request, form, { publicUrl })
  if (!typed.ok) return keptAnswer(typed.status)
  const plain = Object.entries(typed.values).map(([field, value]) => [
    field,
    typeof value === 'string' || typeof value === 'boolean' ? value : [...value],
  ])
  const cookie = await journeys.change(request.headers.get('cookie'), (journey) => ({
    ...journey,
    values: { ...journey.values, [form.name]: Object.fromEntries(plain) },
  }))
  return keptAnswer(204, cookie)
}
