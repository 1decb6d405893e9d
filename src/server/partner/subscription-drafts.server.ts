import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { DraftValues } from '../../lib/form/form-definition.ts'
import type { StateStore } from '../session/state-store.server.ts'

/** Seconds that an unfinished request is kept (P-157). */
export const draftLivesS = 86_400

const draftSchema = z.object({
  /** Makes the creation of a request repeatable: a form sent twice makes one. */
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
})

/** An advisor's unfinished request. */
export type SubscriptionDraft = z.infer<typeof draftSchema>

export type SubscriptionDrafts = {
  /** The unfinished request of an account; undefined without one. */
  read(account: string): Promise<SubscriptionDraft | undefined>
  keep(account: string, values: DraftValues): Promise<void>
  /** Erases it, once it was sent. */
  remove(account: string): Promise<void>
}

const keyOf = (account: string) =>
  `subscription-draft:${createHash('sha256').update(account).digest('base64url')}`

/** Unfinished requests: in the state store under the account, so that a reload and the other language find them. */
export function createSubscriptionDrafts(store: StateStore): SubscriptionDrafts {
  const read: SubscriptionDrafts['read'] = async (account) => {
    const kept = await store.get(keyOf(account))
    const parsed = kept === undefined ? undefined : draftSchema.safeParse(JSON.parse(kept))
    return parsed?.success ? parsed.data : undefined
  }
  return {
    read,
    async keep(account, values) {
      const earlier = await read(account)
      // What was changed is another request, even where an answer to the one before was lost.
      const isSame = earlier !== undefined && isDeepStrictEqual(earlier.values, { ...values })
      const key = isSame ? earlier.key : randomUUID()
      await store.set(keyOf(account), JSON.stringify({ key, values }), draftLivesS)
    },
    remove: (account) => store.remove(keyOf(account)),
  }
}
