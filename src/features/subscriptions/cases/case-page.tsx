import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { DraftNotice, FormNotice } from '~/components/form/form-notice.tsx'
import { LinkTabs } from '~/components/layout/link-tabs.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import { actionsOf, isEditable } from '~/contract/product-api/case-states.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { CaseDetails } from './case-details.tsx'
import { CaseDocuments } from './case-documents.tsx'
import { CaseHistory } from './case-history.tsx'
import { CaseMessages } from './case-messages.tsx'
import { CaseContent, CaseReview } from './case-review.tsx'
import { SignatureFacts } from './case-signing.tsx'
import { CaseStateBadge } from './case-state-badge.tsx'
import { CaseWarnings } from './case-warnings.tsx'
import { CaseWithdrawal } from './case-withdrawal.tsx'
import type { CaseView } from './cases.schema.ts'
import type { CaseSearch } from './cases-search.ts'

/** Drafts of the page's forms, filled in by a browser without scripts and then refused. */
export type CaseDrafts = {
  readonly details: FormDraft | null
  readonly document: FormDraft | null
  readonly warnings: FormDraft | null
  readonly send: FormDraft | null
  readonly message: FormDraft | null
  readonly withdraw: FormDraft | null
}

type CasePageProps = {
  readonly found: CaseView
  readonly search: CaseSearch
  readonly drafts: CaseDrafts
  /** True if the user may change the case. */
  readonly mayWrite: boolean
}

/** Page of a case: its steps while it is a draft; afterwards the sent request and the decisions. */
export function CasePage({ drafts, found, mayWrite, search }: CasePageProps): ReactElement {
  const { cases: words } = useTranslations()
  const { client, reference, state } = found
  const isWritten = mayWrite && isEditable(state)
  return (
    <>
      <PageHeader
        navigation={
          <AppLink to="/account/cases" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.detail.back()}
          </AppLink>
        }
        eyebrow={withWholeCodes(words.detail.title({ reference }))}
        title={client || words.unnamed()}
        meta={<CaseStateBadge state={state} />}
      />
      {search.state && <News state={search.state} />}
      {!isWritten && <Refused drafts={drafts} mayWrite={mayWrite} />}
      <Asked found={found} />
      <Closing found={found} />
      {isWritten ? <Steps found={found} step={search.step} drafts={drafts} /> : <Summary found={found} />}
      {found.sentOn !== null && (
        <CaseMessages
          found={found}
          draft={drafts.message}
          action={mayWrite ? '/api/forms/case-message' : null}
        />
      )}
      <Section title={words.detail.history()} ruled>
        <CaseHistory history={found.history} />
      </Section>
      {mayWrite && actionsOf(state, 'advisor').includes('withdraw') && (
        <CaseWithdrawal found={found} draft={drafts.withdraw} />
      )}
    </>
  )
}

function News({ state }: { state: NonNullable<CaseSearch['state']> }): ReactElement {
  const { news } = useTranslations().cases
  const tone = state === 'late' || state === 'moved' ? 'warning' : 'success'
  return <FormNotice tone={tone} title={news[state].title()} advice={news[state].text()} />
}

/** Why a form was refused that was open before the case, or a right, changed: its page has that form no more. */
function Refused({ drafts, mayWrite }: Pick<CasePageProps, 'drafts' | 'mayWrite'>): ReactElement | null {
  const draft = drafts.details ?? drafts.document ?? drafts.warnings ?? drafts.send
  if (draft === null) return null
  if (!mayWrite) return <DraftNotice draft={{ ...draft, faults: [], problem: 'forbidden' }} label="" />
  return draft.problem === null ? <News state="moved" /> : <DraftNotice draft={draft} label="" />
}

/** Question of staff, at the top of a case that awaits the advisor. */
function Asked({ found: { history, state } }: { found: CaseView }): ReactElement | null {
  const { detail } = useTranslations().cases
  const reason = history.at(-1)?.reason
  if ((state !== 'incomplete' && state !== 'refused') || !reason) return null
  return (
    <Alert tone="warning" title={state === 'incomplete' ? detail.asked() : detail.refused()} className="mb-8">
      <p className="whitespace-pre-line">{reason}</p>
    </Alert>
  )
}

/** Until when the fund can be subscribed to, or that it has closed, for a case that has not been sent. */
function Closing({ found: { closesOn, isClosed, state } }: { found: CaseView }): ReactElement | null {
  const { detail } = useTranslations().cases
  const to = useFormatter()
  if (!isEditable(state)) return null
  if (isClosed)
    return (
      <Alert tone="warning" className="mb-8">
        {detail.closed()}
      </Alert>
    )
  if (closesOn === null) return null
  return <p className="pb-6 text-muted">{detail.closes({ date: to.longDate(closesOn) ?? closesOn })}</p>
}

const caseSteps = [undefined, 'documents', 'warnings', 'review'] as const

type StepsProps = Pick<CasePageProps, 'found' | 'drafts'> & { readonly step: CaseSearch['step'] }

function Steps({ drafts, found, step }: StepsProps): ReactElement {
  const { steps } = useTranslations().cases
  const locale = useLocale()
  const params = { id: found.id }
  const tabs = caseSteps.map((one) => ({
    href: pathFor({ to: '/account/cases/$id', locale, params, search: one ? { step: one } : {} }),
    label: steps[one ?? 'details'](),
    isCurrent: one === step,
  }))
  return (
    <>
      <LinkTabs label={steps.label()} tabs={tabs} />
      <div className="pt-8 pb-10">
        <Step found={found} step={step} drafts={drafts} />
      </div>
    </>
  )
}

function Step({ drafts, found, step }: StepsProps): ReactElement {
  switch (step) {
    case 'documents':
      return <CaseDocuments found={found} draft={drafts.document} />
    case 'warnings':
      return <CaseWarnings found={found} draft={drafts.warnings} />
    case 'review':
      return <CaseReview found={found} draft={drafts.send} />
    case undefined:
      return <CaseDetails found={found} draft={drafts.details} />
  }
}

function Summary({ found }: { found: CaseView }): ReactElement {
  const { cases, notAvailable } = useTranslations()
  const { detail } = cases
  const to = useFormatter()
  const locale = useLocale()
  const { advisor, amount, fund, openedOn, review, sentOn, share } = found
  return (
    <>
      <Section title={detail.summary()} ruled>
        <Facts>
          <Fact term={cases.table.fund()} detail={share}>
            {fund?.name ?? cases.noFund()}
          </Fact>
          {amount && (
            <Fact term={cases.table.amount()}>{to.netAssetValue(amount.amount, amount.currency)}</Fact>
          )}
          <Fact term={detail.inCharge()}>{advisor ?? notAvailable()}</Fact>
          <Fact term={detail.openedOn()}>{to.longDate(openedOn)}</Fact>
          {sentOn && <Fact term={detail.sentOn()}>{to.longDate(sentOn)}</Fact>}
        </Facts>
        {sentOn && (
          <p className="pt-6">
            <Button asChild variant="outline" size="sm">
              <a href={`/api/account/cases/${found.id}/receipt?locale=${locale}`}>
                <Download aria-hidden="true" />
                {detail.receipt()}
              </a>
            </Button>
          </p>
        )}
      </Section>
      {review && <CaseContent found={found} review={review} />}
      {found.signature?.state === 'signed' && (
        <SignatureFacts
          signature={found.signature}
          href={`/api/account/cases/${found.id}/signed-document?locale=${locale}`}
        />
      )}
    </>
  )
}
