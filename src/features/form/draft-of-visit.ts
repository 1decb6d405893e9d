import { createIsomorphicFn } from '@tanstack/react-start'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import { draftOfRequest } from './draft.functions.ts'

/**
 * For loaders of pages with a form: what a browser without scripts filled in before the form was refused. With scripts
 * the form is still there, so that a navigation in the browser finds none.
 */
export const draftOfVisit = createIsomorphicFn()
  .server((form: string) => draftOfRequest(form))
  .client(async (_form: string): Promise<FormDraft | null> => null)
