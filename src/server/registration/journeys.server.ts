import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Cookies } from '../session/cookies.server.ts'
import type { StateStore } from '../session/state-store.server.ts'

/** Seconds that an unfinished registration is kept (decision 25). */
export const journeyLivesS = 86_400

const valuesSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]))

const journeySchema = z.object({
  /** Makes the creation of an account repeatable: a form sent twice makes one. */
  key: z.string(),
  /** What was filled in, by the form's name; never a password. */
  values: z.record(z.string(), valuesSchema),
  /** Names of the steps whose form was accepted. */
  done: z.array(z.string()),
  /** After a posted code was accepted: what lets its holder choose a password. */
  code: z.object({ ticket: z.string(), email: z.string() }).optional(),
  /** The address that was registered, to be confirmed or to sign in with. */
  email: z.string().optional(),
  /** After a partner's address was confirmed: what lets them choose a team. */
  teamTicket: z.string().optional(),
  /** After an investor's address was confirmed: what tells where the registration stands. */
  followTicket: z.string().optional(),
})

/** An unfinished registration of one browser. */
export type Journey = z.infer<typeof journeySchema>

export type Journeys = {
  /** The registration of this browser; an empty one where there is none. */
  read(cookieHeader: string | null): Promise<Journey>
  /** Changes it; gives the `Set-Cookie` header that finds it again. */
  change(cookieHeader: string | null, change: (journey: Journey) => Journey): Promise<string>
}

const idBytes = 32
const idForm = /^[\w-]{43}$/
const keyOf = (id: string) => `journey:${createHash('sha256').update(id).digest('base64url')}`
const emptyJourney = (): Journey => ({ key: randomUUID(), values: {}, done: [] })

/** Unfinished registrations: in the state store, under a random name that a cookie holds. */
export function createJourneys(store: StateStore, cookies: Cookies): Journeys {
  const idOf = (cookieHeader: string | null) => {
    const id = cookies.read(cookieHeader, 'registration')
    return id !== undefined && idForm.test(id) ? id : undefined
  }
  const read: Journeys['read'] = async (cookieHeader) => {
    const id = idOf(cookieHeader)
    const kept = id === undefined ? undefined : await store.get(keyOf(id))
    const parsed = kept === undefined ? undefined : journeySchema.safeParse(JSON.parse(kept))
    return parsed?.success ? parsed.data : emptyJourney()
  }
  return {
    read,
    async change(cookieHeader, change) {
      const journey = change(await read(cookieHeader))
      // Only a name of ours is written to: one that somebody made up would be theirs to read.
      const known = idOf(cookieHeader)
      const isKept = known !== undefined && (await store.get(keyOf(known))) !== undefined
      const id = isKept ? known : randomBytes(idBytes).toString('base64url')
      await store.set(keyOf(id), JSON.stringify(journey), journeyLivesS)
      return cookies.write('registration', id, journeyLivesS)
    },
  }
}
