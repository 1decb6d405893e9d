import { createIsomorphicFn, createServerOnlyFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequestHeader } from '@tanstack/react-start/server'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { takeDraft } from '~/server/composition/forms.server.ts'

/** Reads the draft of the rendered page and discards it. */
const draftOfRequest = createServerOnlyFn(async (form: string): Promise<FormDraft | null> => {
  const taken = await takeDraft(form, getRequestHeader('cookie') ?? null)
  if (taken === undefined) return null
  appendResponseHeader('set-cookie', taken.clearCookie)
  return taken.draft
})

/**
 * For loaders of pages with a form: reads the draft of a form refused without scripts. With scripts the
 * form is still on the page, so that a client navigation finds no draft.
 */
export const loadDraft = createIsomorphicFn()
  .server((form: string) => draftOfRequest(form))
  .client(async (_form: string): Promise<FormDraft | null> => null)

/** The first of these forms that was refused, for a page with several buttons: what one browser sent last is one form. */
export async function loadFirstDraft<Form extends string>(
  forms: readonly Form[],
): Promise<{ readonly form: Form; readonly draft: FormDraft } | null> {
  for (const form of forms) {
    const draft = await loadDraft(form)
    if (draft !== null) return { form, draft }
  }
  return null
}
