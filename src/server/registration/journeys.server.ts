import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FaultCode } from '../../lib/form/fault-codes.ts'
import type { DraftValues } from '../../lib/form/form-definition.ts'
import type { BackendFailure } from '../backends/backend-outcome.server.ts'
import type { RegistrationCalls } from '../backends/product-api/registration-calls.server.ts'
import { draftResponse, readDraft, type SavedForm } from '../forms/draft-saving.server.ts'
import type { FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import type { LimitRule, Limits } from '../limits/limits.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import { changeEntry, type StateStore } from '../session/state-store.server.ts'

/** Lifetime of an unfinished registration, in seconds (P-157). */
const journeyLivesS = 86_400

const valuesSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]))

const journeySchema = z.object({
  /** Makes the creation of an account repeatable: a form sent twice makes one. */
  key: z.string(),
  /** Values filled in so far, by form name; never a password. */
  values: z.record(z.string(), valuesSchema),
  /** Names of the steps whose form was accepted. */
  done: z.array(z.string()),
  /** Ticket to choose a password, set after a posted code was accepted. */
  code: z.object({ ticket: z.string(), email: z.string() }).optional(),
  /** The address that was registered, to be confirmed or to sign in with. */
  email: z.string().optional(),
  /** Ticket to choose a team, set after a partner's address was confirmed. */
  teamTicket: z.string().optional(),
  /** Ticket to read the registration's status, set after an investor's address was confirmed. */
  followTicket: z.string().optional(),
})

/** An unfinished registration of one browser. */
type Journey = z.infer<typeof journeySchema>

type Journeys = {
  /** The registration of this browser; an empty one where there is none. */
  read(cookieHeader: string | null): Promise<Journey>
  /** Changes it; gives the `Set-Cookie` header that finds it again. */
  change(cookieHeader: string | null, change: (journey: Journey) => Journey): Promise<string>
}

const idBytes = 32
const idForm = /^[\w-]{43}$/
const keyOf = (id: string) => `journey:${createHash('sha256').update(id).digest('base64url')}`
const emptyJourney = (): Journey => ({ key: randomUUID(), values: {}, done: [] })

function readJourney(kept: string | undefined): Journey {
  const parsed = kept === undefined ? undefined : journeySchema.safeParse(JSON.parse(kept))
  return parsed?.success ? parsed.data : emptyJourney()
}

/** Unfinished registrations: in the state store, under a random name that a cookie holds. */
export function createJourneys(store: StateStore, cookies: Cookies): Journeys {
  const idOf = (cookieHeader: string | null) => {
    const id = cookies.read(cookieHeader, 'registration')
    return id !== undefined && idForm.test(id) ? id : undefined
  }
  return {
    async read(cookieHeader) {
      const id = idOf(cookieHeader)
      return readJourney(id === undefined ? undefined : await store.get(keyOf(id)))
    },
    async change(cookieHeader, change) {
      // Only ids issued by the portal are written to: an attacker could read an entry under an id of their choice.
      const known = idOf(cookieHeader)
      const isKept = known !== undefined && (await store.get(keyOf(known))) !== undefined
      const id = isKept ? known : randomBytes(idBytes).toString('base64url')
      await changeEntry(store, { key: keyOf(id), ttlS: journeyLivesS }, (kept) =>
        JSON.stringify(change(readJourney(kept))),
      )
      return cookies.write('registration', id, journeyLivesS)
    },
  }
}

/** Returns a journey with these fields of a form merged in; other fields keep their values. */
export function withTyped(journey: Journey, form: string, typed: DraftValues): Journey {
  const plain = Object.entries(typed).map(([field, value]) => [
    field,
    typeof value === 'string' || typeof value === 'boolean' ? value : [...value],
  ])
  const values = { ...journey.values[form], ...Object.fromEntries(plain) }
  return { ...journey, values: { ...journey.values, [form]: values } }
}

/** By the member of the body that the product API refused and its reason (`path code`, or `path` for any reason). */
export type FaultTable = Readonly<Record<string, { readonly field: string; readonly code: FaultCode }>>

/**
 * Converts a refused call of a registration to a result of its form: faults of fields if the product API named members
 * that the form has, else the failure as such.
 */
export function refusedByBackend(failed: BackendFailure, table: FaultTable): FormResult {
  const named = failed.kind === 'refused' ? (failed.faults ?? []) : []
  const faults = named.flatMap(({ path, code }) => {
    const key = [`${path} ${code}`, path].find((known) => Object.hasOwn(table, known))
    const fault = key === undefined ? undefined : table[key]
    return fault === undefined ? [] : [fault]
  })
  return faults.length > 0 ? { kind: 'refused', faults } : failedByBackend(failed)
}

/** Dependencies of the steps of a registration. */
export type RegistrationDeps = { readonly journeys: Journeys; readonly calls: RegistrationCalls }

/** Returns the cookies of the request that sent a form. */
export const cookieHeaderOf = ({ headers }: Request): string | null => headers.get('cookie')

type KeepDeps = { readonly publicUrl: string; readonly journeys: Journeys; readonly limits: Limits }

const hourS = 3600
const savesPerAddress: LimitRule = { name: 'draft-saves', most: 600, windowS: hourS }

/**
 * Stores typed values of a registration form for a day (P-157), so that a reload and the other language restore them.
 * Values are not validated beyond their type: they are only ever shown to the browser that sent them.
 */
export async function keepTyping(
  request: Request,
  form: SavedForm | undefined,
  { journeys, limits, publicUrl }: KeepDeps,
): Promise<Response> {
  if (form === undefined) return draftResponse(404)
  const counted = await limits.count(savesPerAddress, addressGroup(currentRequestContext()?.address))
  if (!counted.allowed) return draftResponse(429)
  const typed = await readDraft(request, form, { publicUrl })
  if (!typed.ok) return draftResponse(typed.status)
  const cookie = await journeys.change(request.headers.get('cookie'), (journey) =>
    withTyped(journey, form.name, typed.values),
  )
  return draftResponse(204, cookie)
}
