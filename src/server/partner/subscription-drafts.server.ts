import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { DraftValues } from '../../lib/form/form-definition.ts'
import { changeEntry } from '../session/change-entry.server.ts'
import type { StateStore } from '../session/state-store.server.ts'

/** Lifetime of an unfinished request, in seconds (P-157). */
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
  /** Keeps these fields and leaves the others as they are: another tab or device may have filled them in. */
  keep(account: string, values: DraftValues): Promise<void>
  /** Erases the request with this key, once it was sent; one that was changed since is another request. */
  remove(account: string, key: string): Promise<void>
}

const keyOf = (account: string) =>
  `subscription-draft:${createHash('sha256').update(account).digest('base64url')}`

function readDraft(kept: string | undefined): SubscriptionDraft | undefined {
  const parsed = kept === undefined ? undefined : draftSchema.safeParse(JSON.parse(kept))
  return parsed?.success ? parsed.data : undefined
}

/** Unfinished requests: in the state store under the account, so that a reload and the other language find them. */
export function createSubscriptionDrafts(store: StateStore): SubscriptionDrafts {
  return {
    read: async (account) => readDraft(await store.get(keyOf(account))),
    keep: (account, typed) =>
      changeEntry(store, { key: keyOf(account), ttlS: draftLivesS }, (kept) => {
        const earlier = readDraft(kept)
        const values = { ...earlier?.values, ...typed }
        // Changed values are another request, even if the response to the previous one was lost.
        const isSame = earlier !== undefined && isDeepStrictEqual(earlier.values, values)
        return JSON.stringify({ key: isSame ? earlier.key : randomUUID(), values })
      }),
    async remove(account, key) {
      const kept = await store.get(keyOf(account))
      if (kept !== undefined && readDraft(kept)?.key === key) await store.removeIf(keyOf(account), kept)
    },
  }
}
