import { createIsomorphicFn, createServerOnlyFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequestHeader } from '@tanstack/react-start/server'
import { takeDraft } from '~/server/composition/forms.server.ts'
import type { FormDraft } from '../../lib/form/form-answer.ts'

/** The draft of the page being rendered, which is shown this once. */
const draftOfRequest = createServerOnlyFn(async (form: string): Promise<FormDraft | null> => {
  const taken = await takeDraft(form, getRequestHeader('cookie') ?? null)
  if (taken === undefined) return null
  appendResponseHeader('set-cookie', taken.clearCookie)
  return taken.draft
})

/**
 * For loaders of pages with a form: what a browser without scripts filled in before the form was refused. With scripts
 * the form is still there, so that a navigation in the browser finds none.
 */
export const loadDraft = createIsomorphicFn()
  .server((form: string) => draftOfRequest(form))
  .client(async (_form: string): Promise<FormDraft | null> => null)
