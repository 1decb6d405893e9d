import type { ReactElement } from 'react'
import { DecisionForms } from '~/components/form/decision-forms.tsx'
import { Section } from '~/components/layout/section.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import type { PublicationView } from './publications.schema.ts'
import { decisionForm } from './publish-forms.schema.ts'

type DecisionProps = { readonly publication: PublicationView; readonly draft: FormDraft | null }

/** Decision form of a member of staff: approve or refuse another's entry, or withdraw their own. */
export function PublicationDecision({ draft, publication }: DecisionProps): ReactElement {
  const { decide } = useTranslations().publishing
  const { id, isOwn } = publication
  return (
    <Section title={decide.title()} lede={isOwn ? decide.own() : decide.approveText()} ruled>
      <DecisionForms
        {...{ definition: decisionForm, entry: id, isOwn, draft, words: decide }}
        action="/api/staff/decisions"
        token={<FormToken />}
      />
    </Section>
  )
}
