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
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  faults: z.array(z.object({ field: z.string(), code: z.enum(faultCodes) })),
  problem: z.nullable(z.custom<FormProblem>(isFormProblem)),
})

export type FormDrafts = {
  /** Keeps a refused form; gives the `Set-Cookie` header that finds it again. */
  keep(form: string, draft: FormDraft): Promise<string>
  /** The draft of this browser's form, once. The cookie is then to be removed. */
  take(form: string, cookieHeader: string | null): Promise<TakenDraft | undefined>
}

export type TakenDraft = { readonly draft: FormDraft; readonly clearCookie: string }

const idBytes = 32
const idForm = /^[\w-]{43}$/
const keyOf = (id: string, form: string) =>
  `draft:${createHash('sha256').update(`${form} ${id}`).digest('base64url')}`

/** Forms that were refused to browsers without scripts: in the store, under a random name that a cookie holds. */
export function createFormDrafts(store: StateStore, cookies: Cookies): FormDrafts {
  return {
    async keep(form, draft) {
      const id = randomBytes(idBytes).toString('base64url')
      await store.set(keyOf(id, form), JSON.stringify({ form, ...draft }), draftLivesS)
      return cookies.write('draft', id, draftLivesS)
    },
    async take(form, cookieHeader) {
      const id = cookies.read(cookieHeader, 'draft')
      if (id === undefined || !idForm.test(id)) return undefined
      const kept = await store.take(keyOf(id, form))
      if (kept === undefined) return undefined
      const { values, faults, problem } = draftSchema.parse(JSON.parse(kept))
      return { draft: { values, faults, problem }, clearCookie: cookies.clear('draft') }
    },
  }
}
