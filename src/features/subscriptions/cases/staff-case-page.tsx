import type { ReactElement } from 'react'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import { actionsOf } from '~/contract/product-api/case-states.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { CaseDecisions } from './case-decisions.tsx'
import { CaseHistory } from './case-history.tsx'
import { CaseMessages } from './case-messages.tsx'
import { CaseContent } from './case-review.tsx'
import { SignatureFacts } from './case-signing.tsx'
import { CaseDue, CaseStateBadge } from './case-state-badge.tsx'
import type { CaseView } from './cases.schema.ts'
import type { StaffCaseSearch } from './cases-search.ts'

type StaffCaseProps = {
  readonly found: CaseView
  readonly state: StaffCaseSearch['state']
  readonly drafts: { readonly decision: FormDraft | null; readonly message: FormDraft | null }
}

/** Address of a file of a case, for staff. */
const staffFile = (id: string): string => `/api/staff/case-documents/${id}/file`

/** Case as staff review it, with their actions (P-512). */
export function StaffCasePage({ drafts, found, state }: StaffCaseProps): ReactElement {
  const { cases: words } = useTranslations()
  const { client, reference, review } = found
  return (
    <Container className="pb-16">
      <PageHeader
        navigation={
          <AppLink to="/team/cases" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.detail.back()}
          </AppLink>
        }
        eyebrow={withWholeCodes(words.detail.title({ reference }))}
        title={client || words.unnamed()}
        meta={
          <span className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <CaseStateBadge state={found.state} />
            {found.due && <CaseDue due={found.due} />}
          </span>
        }
      />
      {state && <StaffNews state={state} />}
      {actionsOf(found.state, 'staff').length > 0 && (
        <CaseDecisions key={found.version} found={found} draft={drafts.decision} />
      )}
      {review && <CaseContent found={found} review={review} fileOf={staffFile} />}
      {found.signature?.state === 'signed' && (
        <SignatureFacts signature={found.signature} href={`/api/staff/cases/${found.id}/signed-document`} />
      )}
      <CaseMessages found={found} draft={drafts.message} action="/api/staff/case-messages" />
      <Section title={words.detail.history()} ruled>
        <CaseHistory history={found.history} />
      </Section>
    </Container>
  )
}

function StaffNews({ state }: { state: NonNullable<StaffCaseSearch['state']> }): ReactElement {
  const { news, review } = useTranslations().cases
  const { text, title } = state === 'decided' ? review.decided : news[state]
  const tone = state === 'late' || state === 'moved' ? 'warning' : 'success'
  return <FormNotice tone={tone} title={title()} advice={text()} />
}
