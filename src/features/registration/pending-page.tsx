import type { ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { PendingRegistration } from './registration.schema.ts'
import { RegistrationShell } from './registration-shell.tsx'

/** Hours within which staff answer (P-155). */
const promisedHours = 48

type Verification = PendingRegistration['status']

type PendingPageProps = {
  readonly state: Outcome<PendingRegistration | null>
  /** Verification status of a signed-in investor; null for anybody else. */
  readonly verification: Verification | null
}

/** Page of a confirmed registration: the time left of the 48 hours, or the decision of staff. */
export function PendingPage({ state, verification }: PendingPageProps) {
  const { pending } = useTranslations().registration
  const registration = state.ok ? state.data : null
  const status = registration?.status ?? verification
  const titles = { pending: pending.title, verified: pending.verifiedTitle, refused: pending.refusedTitle }
  return (
    <Container width="measure" className="pb-16">
      <PageHeader
        title={status === null ? pending.title() : titles[status]()}
        lede={status === null || status === 'pending' ? pending.lede() : undefined}
      />
      {status === null && <p className="mb-6 text-muted">{pending.unknown()}</p>}
      {status !== null && <Decision status={status} />}
      {registration?.status === 'pending' && <Clock registration={registration} />}
      {verification === null && <SignIn />}
    </Container>
  )
}

function Decision({ status }: { status: Verification }) {
  const { pending } = useTranslations().registration
  if (status === 'verified') return <Alert tone="success">{pending.verified()}</Alert>
  if (status === 'refused') return <Alert tone="warning">{pending.refused()}</Alert>
  return null
}

function SignIn() {
  const { toLogin } = useTranslations().registration
  return (
    <Button asChild className="mt-8" variant="outline">
      <AppLink to="/login">{toLogin()}</AppLink>
    </Button>
  )
}

function Clock({ registration: { dueOn, hoursLeft } }: { registration: PendingRegistration }) {
  const { pending } = useTranslations().registration
  const format = useFormatter()
  if (hoursLeft < 0) return <Alert tone="warning">{pending.late()}</Alert>
  return (
    <div className="flex flex-col gap-3 rounded border border-hairline bg-surface p-6">
      <p className="figures font-serif text-2xl">{pending.remaining({ count: Math.max(hoursLeft, 1) })}</p>
      <progress
        className="progress-bar"
        max={promisedHours}
        value={promisedHours - hoursLeft}
        aria-label={pending.clock()}
      />
      <p className="text-muted">{pending.due({ date: format.longDate(dueOn) ?? dueOn })}</p>
    </div>
  )
}

type SentPageProps = { readonly client: 'investor' | 'partner'; readonly email: string | null }

/** After a registration: the address has to be confirmed by the link that was sent to it. */
export function SentPage({ client, email }: SentPageProps) {
  const { sent } = useTranslations().registration
  return (
    <RegistrationShell
      title={sent.title()}
      lede={withWholeCodes(email === null ? sent.ledeUnknown() : sent.lede({ email }))}
    >
      <p className="mb-4 text-muted">{sent.advice()}</p>
      <Button asChild variant="outline">
        <a href={`/${client}/email-not-verified`}>{sent.resend()}</a>
      </Button>
    </RegistrationShell>
  )
}

/**
 * Page after the account is created, before any sign-in. `signIn` is its only button, which starts the sign-in (P-151).
 */
export function WelcomePage({ signIn }: { signIn: ReactNode }) {
  const { welcome } = useTranslations().registration
  return (
    <Container width="measure" className="py-16">
      <PageHeader title={welcome.title()} lede={welcome.lede()} />
      {signIn}
    </Container>
  )
}
