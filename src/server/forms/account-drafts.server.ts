import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { DraftValues } from '../../lib/form/form-definition.ts'
import type { LimitRule, Limits } from '../limits/limits.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { changeEntry, type StateStore } from '../session/state-store.server.ts'
import { draftResponse, readDraft, type SavedForm } from './draft-saving.server.ts'

/** Lifetime of an unfinished form, in seconds (P-157). */
const draftLivesS = 86_400

const draftSchema = z.object({
  /** Makes the creation of a request repeatable: a form sent twice makes one. */
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
})

/** What an account has typed into a form and not sent. */
type AccountDraft = z.infer<typeof draftSchema>

/** The unfinished forms of one kind, one for each account. */
export type AccountDrafts = {
  /** Returns the draft of an account; undefined without one. */
  read(account: string): Promise<AccountDraft | undefined>
  /** Keeps these fields and leaves the others as they are: another tab or device may have filled them in. */
  keep(account: string, values: DraftValues): Promise<void>
  /** Erases the draft with this key, once it was sent: one that was changed since stays. Without a key, any draft. */
  remove(account: string, key?: string): Promise<void>
}

function draftIn(kept: string | undefined): AccountDraft | undefined {
  const parsed = kept === undefined ? undefined : draftSchema.safeParse(JSON.parse(kept))
  return parsed?.success ? parsed.data : undefined
}

/**
 * Creates the drafts of one form in the state store, under the account: a reload, the other language and another device
 * find them.
 * @param form name of the form and, where there are several, what it is about
 */
export function createAccountDrafts(store: StateStore, form: string): AccountDrafts {
  const keyOf = (account: string) =>
    `draft:${createHash('sha256')
      .update(JSON.stringify([form, account]))
      .digest('base64url')}`
  return {
    read: async (account) => draftIn(await store.get(keyOf(account))),
    keep: (account, typed) =>
      changeEntry(store, { key: keyOf(account), ttlS: draftLivesS }, (kept) => {
        const earlier = draftIn(kept)
        const values = { ...earlier?.values, ...typed }
        // Changed values are another request, even if the response to the previous one was lost.
        const isSame = earlier !== undefined && isDeepStrictEqual(earlier.values, values)
        return JSON.stringify({ key: isSame ? earlier.key : randomUUID(), values })
      }),
    async remove(account, key) {
      const kept = await store.get(keyOf(account))
      const isMeant = key === undefined || draftIn(kept)?.key === key
      if (kept !== undefined && isMeant) await store.removeIf(keyOf(account), kept)
    },
  }
}

/** A case, and the fund that the form is about, if any. */
const subjectForm = /^(?:cas-[1-9]\d{0,8}(?:\.fnd-[1-9]\d{0,8})?)?$/

/** Returns the name of a form's drafts; `of` names what the form is about, where an account may have several. */
export const draftNameOf = (form: string, of = ''): string => (of === '' ? form : `${form} ${of}`)

const savesPerAccount: LimitRule = { name: 'account-draft-saves', most: 1200, windowS: 3600 }

type KeepDeps = {
  readonly publicUrl: string
  readonly limits: Limits
  readonly draftsOf: (form: string) => AccountDrafts
}

/**
 * Stores typed values of a form for a day, for the sender's account only (P-157); the query's `of` names what the form
 * is about. Values are not validated beyond their type: they are only ever shown to that account.
 */
export async function keepAccountTyping(
  { request, session }: { readonly request: Request; readonly session: Session },
  form: SavedForm | undefined,
  { draftsOf, limits, publicUrl }: KeepDeps,
): Promise<Response> {
  const of = new URL(request.url).searchParams.get('of') ?? ''
  if (form === undefined || !subjectForm.test(of)) return draftResponse(404)
  const counted = await limits.count(savesPerAccount, session.subject)
  if (!counted.allowed) return draftResponse(429)
  const typed = await readDraft(request, form, { publicUrl })
  if (!typed.ok) return draftResponse(typed.status)
  await draftsOf(draftNameOf(form.name, of)).keep(session.subject, typed.values)
  return draftResponse(204)
}
