import type { FormDraft } from '~/lib/form/form-answer.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { reached } from '~/routing/navigation/reached.ts'
import { settle } from '~/routing/page-status/settle.ts'
import { getInvitations } from './invitations.functions.ts'

/** For the loader: the open invitations, and what a browser without scripts filled in before a form was refused. */
export async function loadInvitations(locale: Locale, draftOf: (form: string) => Promise<FormDraft | null>) {
  return {
    invitations: settle(await reached(getInvitations({ data: { locale } }))),
    drafts: {
      email: await draftOf('invite-email'),
      sms: await draftOf('invite-sms'),
      open: await draftOf('open-invitation'),
    },
  }
}
