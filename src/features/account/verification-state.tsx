import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ProfileView } from './profile.schema.ts'

type StateProps = { readonly profile: Pick<ProfileView, 'isPending' | 'refusal'> }

/** Where the verification of an investor stands, until it is done: awaited, or refused and why (P-848). */
export function VerificationState({ profile: { isPending, refusal } }: StateProps): ReactElement | null {
  const { pending, refused } = useTranslations().profile
  if (refusal !== null)
    return (
      <Alert
        tone="warning"
        title={refused.title()}
        className="mb-8"
        action={
          <AppLink to="/contact" className="text-link">
            {refused.action()}
          </AppLink>
        }
      >
        {refusal.reason !== null && (
          <p className="break-words">{refused.reason({ reason: refusal.reason })}</p>
        )}
        <p>{refused.text()}</p>
      </Alert>
    )
  if (!isPending) return null
  return (
    <Alert tone="info" title={pending.title()} className="mb-8">
      {pending.text()}
    </Alert>
  )
}
