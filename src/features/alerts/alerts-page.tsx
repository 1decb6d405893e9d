import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { AlertChoice } from './alert-choice.tsx'
import { AlertForm } from './alert-form.tsx'
import type { AlertsView } from './alerts.schema.ts'
import type { AlertsSearch } from './alerts-search.ts'

type AlertsPageProps = {
  readonly outcome: Outcome<AlertsView>
  readonly search: AlertsSearch
  readonly draft: FormDraft | null
}

const tones = {
  sent: 'info',
  confirmed: 'success',
  saved: 'success',
  ended: 'success',
  unknown: 'warning',
  unavailable: 'warning',
} as const

/** Emails without an account (P-770, P-771). */
export function AlertsPage({ outcome, search, draft }: AlertsPageProps): ReactElement {
  const { alerts: words } = useTranslations()
  const { state, token } = search
  const isOver = !outcome.ok && outcome.code === 'not_found' && token !== undefined
  if (!outcome.ok && !isOver) return <FailurePage failure={outcome} />
  const { alert, funds } = outcome.ok ? outcome.data : { alert: null, funds: [] }
  const told = isOver ? 'unknown' : state
  const isFor = funds.length > 0 || alert?.topic === 'funds' ? 'funds' : 'newsletter'
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={words.titles[isFor]()} lede={words.ledes[isFor]()} />
      {told && <FormNotice tone={tones[told]} title={words.states[told]()} advice={words.advice[told]()} />}
      {alert && token && state !== 'ended' ? (
        <AlertChoice alert={alert} token={token} />
      ) : told === 'sent' || told === 'ended' ? (
        <Elsewhere />
      ) : (
        <AlertForm funds={funds} draft={draft} />
      )}
    </Container>
  )
}

function Elsewhere(): ReactElement {
  const { alerts: words } = useTranslations()
  return (
    <ul className="flex flex-col gap-2">
      <li>
        <AppLink to="/funds" className="text-link">
          {words.toFunds()}
        </AppLink>
      </li>
      <li>
        <AppLink to="/articles" className="text-link">
          {words.toArticles()}
        </AppLink>
      </li>
    </ul>
  )
}
