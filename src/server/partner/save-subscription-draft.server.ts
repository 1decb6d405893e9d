import { draftResponse, readDraft, type SavedForm } from '../forms/draft-saving.server.ts'
import type { Session } from '../session/session-record.server.ts'
import type { SubscribeDeps } from './subscribe.server.ts'

type Call = { readonly request: Request; readonly session: Session }

/** Stores an advisor's typed values for a day, for that advisor's account only (P-157). */
export async function keepSubscriptionTyping(
  { request, session }: Call,
  form: SavedForm,
  { drafts, publicUrl }: Pick<SubscribeDeps, 'drafts'> & { readonly publicUrl: string },
): Promise<Response> {
  const typed = await readDraft(request, form, { publicUrl })
  if (!typed.ok) return draftResponse(typed.status)
  await drafts.keep(session.subject, typed.values)
  return draftResponse(204)
}
