import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ReviewView } from '../subscribe.schema.ts'
import { ClientFacts, Declared, InvestmentFacts } from '../subscription-review.tsx'
import { DocumentList } from './case-documents.tsx'
import { Costs } from './case-fees.tsx'
import { CaseSigning } from './case-signing.tsx'
import { AcceptedWarnings } from './case-warnings.tsx'
import type { CaseView } from './cases.schema.ts'

type ReviewProps = { readonly found: CaseView; readonly draft: FormDraft | null }

/** The case as it will be sent, to be read through first. */
export function CaseReview({ draft, found }: ReviewProps): ReactElement {
  const { review: words, steps } = useTranslations().cases
  const { id, missing, review } = found
  if (missing.length > 0 || review === null)
    return (
      <Alert tone="warning" title={words.missing()}>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {missing.map((part) => (
            <li key={part}>
              <AppLink
                to="/account/cases/$id"
                params={{ id }}
                search={part === 'details' ? {} : { step: part }}
                className="text-link"
              >
                {steps[part]()}
              </AppLink>
            </li>
          ))}
        </ul>
      </Alert>
    )
  return (
    <>
      <p className="max-w-measure text-muted">{words.lede()}</p>
      <CaseContent found={found} review={review} />
      <CaseSigning key={found.version} found={found} draft={draft} />
    </>
  )
}

type ContentProps = {
  readonly found: CaseView
  readonly review: ReviewView
  /** Address of a file by its id; that for the team by default. */
  readonly fileOf?: (id: string) => string
}

/** Content of a case: the investment with its cost, the client, declarations, documents and accepted warnings. */
export function CaseContent({ fileOf, found, review }: ContentProps): ReactElement {
  const { cases, subscribe } = useTranslations()
  return (
    <>
      <Section title={subscribe.desk.investment()}>
        <InvestmentFacts review={review} />
        <div className="pt-4">
          <h3 className="pb-2 font-medium">{cases.fees.title()}</h3>
          <Costs offer={review.offer} amount={review.amount} />
        </div>
      </Section>
      <Section title={subscribe.desk.client()} ruled>
        <ClientFacts client={review.client} />
      </Section>
      <Declared title={cases.review.declared()} />
      <Section title={cases.files.title()} ruled>
        <DocumentList found={found} {...(fileOf && { fileOf })} />
      </Section>
      <Section title={cases.review.risks()} ruled>
        <AcceptedWarnings warnings={found.warnings} />
      </Section>
    </>
  )
}
