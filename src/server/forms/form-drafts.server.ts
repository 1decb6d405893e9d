import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { faultCodes } from '../../lib/form/fault-codes.ts'
import { type FormDraft, type FormProblem, isFormProblem } from '../../lib/form/form-response.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { StateStore } from '../session/state-store.server.ts'

/** Seconds for which a refused form can be shown again (P-231). */
export const draftLivesS = 900

const draftSchema = z.object({
  form: z.string(),
  account: z.string().nullish(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  faults: z.array(z.object({ field: z.string(), code: z.enum(faultCodes) })),
  problem: z.nullable(z.custom<FormProblem>(isFormProblem)),
})

export type FormDrafts = {
  /**
   * Keeps a refused form; gives the `Set-Cookie` header that finds it again.
   * @param account id of the user for whom the form was opened; nobody else is shown the draft
   */
  keep(form: string, draft: FormDraft, account?: string | null): Promise<string>
  /**
   * The draft of this browser's form, once. The cookie is then to be removed.
   * @param accountOf returns the id of the signed-in user; asked for drafts of an account alone
   */
  take(
    form: string,
    cookieHeader: string | null,
    accountOf: () => Promise<string | undefined>,
  ): Promise<TakenDraft | undefined>
}

export type TakenDraft = {
  readonly draft: FormDraft
  readonly clearCookie: string
  /** Stores the draft again: the page that took it failed, and has not shown it. */
  readonly giveBack: () => Promise<void>
}

/**
 * Keeps what a page has taken and not shown, because a backend failed or the session has ended, so that the page of the
 * login comes first: its next visit finds it (P-819, P-870).
 * @param taken drafts of the request
 */
export async function keepUnshown(response: Response, taken: readonly TakenDraft[]): Promise<Response> {
  if (response.ok || taken.length === 0) return response
  const cleared = new Set(taken.map(({ clearCookie }) => clearCookie))
  const cookies = response.headers.getSetCookie().filter((line) => !cleared.has(line))
  response.headers.delete('set-cookie')
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  await Promise.all(taken.map(({ giveBack }) => giveBack()))
  return response
}

const idBytes = 32
const idForm = /^[\w-]{43}$/
const keyOf = (id: string, form: string) =>
  `draft:${createHash('sha256').update(`${form} ${id}`).digest('base64url')}`

/** Forms that were refused to browsers without scripts: in the store, under a random name that a cookie holds. */
export function createFormDrafts(store: StateStore, cookies: Cookies): FormDrafts {
  return {
    async keep(form, draft, account = null) {
      const id = randomBytes(idBytes).toString('base64url')
      await store.set(keyOf(id, form), JSON.stringify({ form, account, ...draft }), draftLivesS)
      return cookies.write('draft', id, draftLivesS)
    },
    async take(form, cookieHeader, accountOf) {
      const id = cookies.read(cookieHeader, 'draft')
      if (id === undefined || !idForm.test(id)) return undefined
      const key = keyOf(id, form)
      const kept = await store.take(key)
      if (kept === undefined) return undefined
      const { account, values, faults, problem } = draftSchema.parse(JSON.parse(kept))
      const giveBack = () => store.set(key, kept, draftLivesS)
      if (account != null && account !== (await accountOf())) {
        await giveBack()
        return undefined
      }
      return { draft: { values, faults, problem }, clearCookie: cookies.clear('draft'), giveBack }
    },
  }
}
