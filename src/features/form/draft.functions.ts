import { createServerOnlyFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequestHeader } from '@tanstack/react-start/server'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import { takeDraft } from '~/server/portal-forms.server.ts'

/** The draft of the page being rendered, which is shown this once. */
export const draftOfRequest = createServerOnlyFn(async (form: string): Promise<FormDraft | null> => {
  const taken = await takeDraft(form, getRequestHeader('cookie') ?? null)
  if (taken === undefined) return null
  appendResponseHeader('set-cookie', taken.clearCookie)
  return taken.draft
})
