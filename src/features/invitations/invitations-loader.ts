import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { getInvitations } from './invitations.functions.ts'

/** Loads the open invitations, and the drafts of forms refused without scripts. */
export async function loadInvitations(locale: Locale, draftOf: (form: string) => Promise<FormDraft | null>) {
  return {
    invitations: toLoaderResult(await catchNetworkError(getInvitations({ data: { locale } }))),
    drafts: {
      email: await draftOf('invite-email'),
      sms: await draftOf('invite-sms'),
      open: await draftOf('open-invitation'),
      list: await draftOf('invite-list'),
    },
  }
}
