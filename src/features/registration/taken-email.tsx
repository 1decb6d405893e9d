import type { PostFormHandle } from '~/components/form/use-post-form.ts'
import { Alert } from '~/components/ui/alert.tsx'
import { AppLink } from '~/routing/links.tsx'
import { useTranslations } from '~/routing/use-locale.ts'

/** The way to the sign-in, for an address that has an account (specification, point 8). */
export function TakenEmail({ post: { report } }: { post: Pick<PostFormHandle, 'report'> }) {
  const { registration } = useTranslations()
  if (!report.faults.some(({ code }) => code === 'emailTaken')) return null
  return (
    <Alert tone="info">
      {registration.noAccount()}{' '}
      <AppLink to="/login" className="text-link">
        {registration.toLogin()}
      </AppLink>
    </Alert>
  )
}
