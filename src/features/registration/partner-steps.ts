import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { getChildPartners } from '../session/child-partners.functions.ts'
import type { SessionUser } from '../session/session.schema.ts'
import type { StepFormProps } from './identity-step.tsx'
import { getInvitation, getOwnTeamChoice, getSavedForm, getTeamChoice } from './registration.functions.ts'
import type { InvitedColleague, partnerSearchSchema } from './registration.schema.ts'

/** Step that the page shows. */
export type PartnerStep =
  | { readonly kind: 'sent'; readonly email: string | null }
  | (StepFormProps & { readonly kind: 'account'; readonly invited: InvitedColleague | null })

type PartnerSearch = ReturnType<typeof partnerSearchSchema.parse>

/** Loads the step to show for a URL; `draftOf` finds the draft of a browser without scripts. */
export async function loadPartnerStep(
  { state, invitation }: PartnerSearch,
  locale: Locale,
  draftOf: (form: string) => Promise<FormDraft | null>,
): Promise<PartnerStep> {
  const { values, email } = await getSavedForm({ data: { form: 'partner' } })
  if (state === 'sent') return { kind: 'sent', email }
  const invited = invitation === undefined ? null : await getInvitation({ data: { locale, invitation } })
  return { kind: 'account', kept: values, draft: await draftOf('partner'), invited }
}

/**
 * Loads the choice of a partner, by the session or by the ticket of a confirmed address: a team, or a company to act
 * for.
 */
export async function loadTeamStep(
  session: { readonly user: SessionUser } | null,
  locale: Locale,
  draftOf: (form: string) => Promise<FormDraft | null>,
) {
  if (session !== null && session.user.choice !== 'team_missing') {
    const choices = toLoaderResult(await getChildPartners({ data: { locale } }))
    return { choices, draft: null, kept: null, team: undefined }
  }
  const draft = await draftOf('team')
  if (session !== null) {
    const team = toLoaderResult(await getOwnTeamChoice({ data: { locale } }))
    return { choices: null, draft, kept: team.ok ? team.data.kept : null, team }
  }
  const { values: kept } = await getSavedForm({ data: { form: 'team' } })
  return { choices: null, draft, kept, team: toLoaderResult(await getTeamChoice({ data: { locale } })) }
}
