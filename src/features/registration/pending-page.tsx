import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/links.tsx'
import { useFormatter } from '~/routing/use-formatter.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import type { PendingRegistration } from './registration.schema.ts'

/** Hours within which staff answer (specification, point 9). */
const promisedHours = 48

type PendingPageProps = { readonly state: Outcome<PendingRegistration | null> }

/** Where a confirmed registration stands: the clock of 48 hours, or what staff have decided. */
export function PendingPage({ state }: PendingPageProps) {
  const { pending, toLogin } = useTranslations().registration
  const registration = state.ok ? state.data : null
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={pending.title()} lede={pending.lede()} />
      {registration === null ? (
        <p className="mb-6 text-muted">{pending.unknown()}</p>
      ) : (
        <Standing registration={registration} />
      )}
      <Button asChild className="mt-8" variant="outline">
        <AppLink to="/login">{toLogin()}</AppLink>
      </Button>
    </Container>
  )
}

function Standing({ registration }: { registration: PendingRegistration }) {
  const { pending } = useTranslations().registration
  if (registration.status === 'verified') return <Alert tone="success">{pending.verified()}</Alert>
  if (registration.status === 'refused') return <Alert tone="warning">{pending.refused()}</Alert>
  return <Clock registration={registration} />
}

function Clock({ registration: { dueOn, hoursLeft } }: { registration: PendingRegistration }) {
  const { pending } = useTranslations().registration
  const format = useFormatter()
  if (hoursLeft < 0) return <Alert tone="warning">{pending.late()}</Alert>
  return (
    <div className="flex flex-col gap-3 rounded border border-hairline bg-surface p-6">
      <p className="figures font-serif text-2xl">{pending.remaining({ count: Math.max(hoursLeft, 1) })}</p>
      <progress
        className="w-full accent-accent"
        max={promisedHours}
        value={promisedHours - hoursLeft}
        aria-label={pending.clock()}
      />
      <p className="text-muted">{pending.due({ date: format.longDate(dueOn) ?? dueOn })}</p>
    </div>
  )
}
