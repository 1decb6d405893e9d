import type { ReactElement, ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { LetterPreview } from './letter-preview.tsx'
import { PublicationDecision } from './publication-decision.tsx'
import { DocumentPreview, FigurePreview } from './publication-preview.tsx'
import type { PublicationView } from './publications.schema.ts'
import { StatusBadge } from './publications-page.tsx'
import type { PublicationSearch } from './publications-search.ts'
import { ReceiptsPreview } from './receipts-preview.tsx'

type PublicationPageProps = {
  readonly publication: PublicationView
  readonly state: PublicationSearch['state']
  readonly draft: FormDraft | null
}

const warnings: ReadonlySet<PublicationSearch['state']> = new Set(['late', 'own'])

/**
 * Returns the result of the last action as long as it is still true: the address keeps it when the page is loaded again,
 * after another person has decided.
 */
function resultOf(state: PublicationSearch['state'], status: PublicationView['status']) {
  if (state === 'entered' || state === 'own') return status === 'submitted' ? state : undefined
  if (state === 'late') return status === 'submitted' ? undefined : state
  return state === status ? state : undefined
}

const previewTitles = {
  submitted: 'preview',
  approved: 'previewDone',
  refused: 'previewNever',
  withdrawn: 'previewNever',
} as const satisfies Record<PublicationView['status'], string>

/** An entry as readers will see it, and the decision of a second member of staff (P-461). */
export function PublicationPage({ draft, publication, state }: PublicationPageProps): ReactElement {
  const { publishing: words } = useTranslations()
  const { change, fund, status } = publication
  const result = resultOf(state, status)
  return (
    <Container className="pb-16">
      <PageHeader
        eyebrow={fund.name}
        title={words.kinds[change.kind]()}
        meta={<StatusBadge status={status} />}
      />
      {result !== undefined && (
        <Alert
          tone={warnings.has(result) ? 'warning' : 'success'}
          role={warnings.has(result) ? 'alert' : 'status'}
          className="mb-8"
        >
          {words.done[result]()}
        </Alert>
      )}
      <Section title={words.detail[previewTitles[status]]()} ruled>
        <Preview publication={publication} />
      </Section>
      <Section title={words.detail.facts()} ruled>
        <EntryFacts publication={publication} />
      </Section>
      {status === 'submitted' && <PublicationDecision publication={publication} draft={draft} />}
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team/publications">{words.toList()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

function Preview({ publication }: { publication: PublicationView }): ReactElement {
  const { change, fund, id, status } = publication
  if (change.kind === 'document') return <DocumentPreview id={id} change={change} fund={fund.name} />
  if (change.kind === 'letter') return <LetterPreview change={change} fund={fund.name} />
  if (change.kind === 'receipts')
    return <ReceiptsPreview change={change} isDecided={status !== 'submitted'} />
  return <FigurePreview change={change} />
}

function EntryFacts({ publication }: { publication: PublicationView }): ReactElement {
  const { detail } = useTranslations().publishing
  const to = useFormatter()
  const { decidedBy, decidedOn, enteredBy, enteredOn, isOwn, reason } = publication
  const rows: readonly (readonly [string, ReactNode])[] = [
    [detail.enteredBy(), isOwn ? detail.byYou({ name: enteredBy }) : enteredBy],
    [detail.enteredAt(), to.longDate(enteredOn)],
    [detail.decidedBy(), decidedBy],
    [detail.decidedAt(), decidedOn && to.longDate(decidedOn)],
    [detail.reason(), reason],
  ]
  return (
    <Facts layout="rows" className="max-w-2xl">
      {rows
        .filter(([, value]) => value !== null)
        .map(([term, value]) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
    </Facts>
  )
}
