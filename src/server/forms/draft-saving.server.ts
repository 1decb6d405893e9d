import { type DraftValues, draftOf, type FieldValues, readValues } from '../../lib/form/form-definition.ts'
import { isFromOwnPages } from '../auth-helper/auth-call.server.ts'
import { readForm } from './handle-form.server.ts'

/** Form whose typed values are stored as a draft. */
export type SavedForm = {
  readonly name: string
  readonly empty: FieldValues
  readonly secrets?: readonly string[]
}

/** Returns the response to a script that saves a draft: a status without a body. */
export const draftResponse = (status: number, cookie?: string) =>
  new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
  })

/** Names the fields that the person has touched; a box that was unticked is sent by its name alone. */
const touchedField = 'touched'

/**
 * Reads the form fields that a person has touched, without secrets, or returns the status of the refusal. Untouched
 * fields keep their stored values (P-157). Values are not validated beyond their type.
 */
export async function readDraft(
  request: Request,
  { empty, secrets = [] }: SavedForm,
  site: { readonly publicUrl: string },
): Promise<
  { readonly ok: true; readonly values: DraftValues } | { readonly ok: false; readonly status: number }
> {
  if (!isFromOwnPages(request, site)) return { ok: false, status: 403 }
  const read = await readForm(request)
  if (!read.ok) return read
  const touched = new Set(read.data.getAll(touchedField))
  const known = Object.fromEntries(Object.entries(empty).filter(([name]) => touched.has(name)))
  return { ok: true, values: draftOf({ secrets }, readValues(known, read.data)) }
}
