import type { ReactElement } from 'react'
import { DecisionForms } from '~/components/form/decision-forms.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import type { StaffMemberView, WaitingRights } from './rights.schema.ts'
import { rightsDecisionForm, type StaffRightCode } from './rights-forms.schema.ts'

type WaitingProps = {
  readonly member: StaffMemberView
  readonly change: WaitingRights
  /** The refused form of a decision. */
  readonly draft: FormDraft | null
}

/** A change of rights that waits for a second person, and their decision (P-784). */
export function WaitingChange({ change, draft, member }: WaitingProps): ReactElement {
  const { agreement, decide, rights } = useTranslations().staff_rights
  const to = useFormatter()
  const listed = (codes: readonly StaffRightCode[]) => to.list(codes.map((code) => rights[code].title()))
  const { enteredBy, enteredOn, given, id, isOwn, reason, withdrawn } = change
  return (
    <Section id={id} level="h3" title={member.name || member.email} ruled>
      <Facts layout="rows" className="max-w-2xl pb-6">
        <Fact term={decide.given()}>{listed(given)}</Fact>
        {withdrawn.length > 0 && <Fact term={decide.withdrawn()}>{listed(withdrawn)}</Fact>}
        <Fact term={agreement.reason()}>{reason}</Fact>
        <Fact term={decide.enteredBy()}>
          {decide.by({ name: enteredBy, date: to.longDate(enteredOn) ?? enteredOn })}
        </Fact>
      </Facts>
      {member.isSelf && <p className="text-muted">{decide.aboutYou()}</p>}
      {!member.isSelf && (
        <DecisionForms
          {...{ definition: rightsDecisionForm, entry: id, isOwn, draft, words: decide }}
          notes={{ own: decide.own(), approve: decide.approveText() }}
          action="/api/staff/rights/decisions"
          token={<FormToken />}
        />
      )}
    </Section>
  )
}
