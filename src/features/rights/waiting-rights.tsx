import type { ReactElement, ReactNode } from 'react'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
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
  const kept = draft?.values.change === id ? draft : null
  return (
    <Section level="h3" title={member.name || member.email} ruled>
      <Facts layout="rows" className="max-w-2xl pb-6">
        <Fact term={decide.given()}>{listed(given)}</Fact>
        {withdrawn.length > 0 && <Fact term={decide.withdrawn()}>{listed(withdrawn)}</Fact>}
        <Fact term={agreement.reason()}>{reason}</Fact>
        <Fact term={decide.enteredBy()}>
          {decide.by({ name: enteredBy, date: to.longDate(enteredOn) ?? enteredOn })}
        </Fact>
      </Facts>
      {member.isSelf && <p className="text-muted">{decide.aboutYou()}</p>}
      {!member.isSelf && isOwn && (
        <Decide id={id} decision="withdrawn" draft={kept}>
          <p className="mb-4 text-muted">{decide.own()}</p>
          <SubmitButton variant="outline">{decide.withdraw()}</SubmitButton>
        </Decide>
      )}
      {!member.isSelf && !isOwn && (
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          <Decide id={id} decision="approved" draft={null}>
            <p className="mb-4 text-muted">{decide.approveText()}</p>
            <SubmitButton>{decide.approve()}</SubmitButton>
          </Decide>
          <Refuse id={id} draft={kept} />
        </div>
      )}
    </Section>
  )
}

type DecideProps = {
  readonly id: string
  readonly decision: 'approved' | 'refused' | 'withdrawn'
  readonly draft: FormDraft | null
}

function useDecision({ decision, draft, id }: DecideProps) {
  const { decide } = useTranslations().staff_rights
  return usePostForm({
    definition: rightsDecisionForm,
    action: '/api/staff/rights/decisions',
    labels: { change: '', decision: '', reason: decide.reason() },
    draft,
    initial: { change: id, decision },
    onDone: openAnew,
  })
}

function Hidden({ decision, id }: Pick<DecideProps, 'decision' | 'id'>): ReactElement {
  return (
    <>
      <FormToken />
      <input type="hidden" name="change" value={id} readOnly />
      <input type="hidden" name="decision" value={decision} readOnly />
    </>
  )
}

function Decide({ children, ...props }: DecideProps & { readonly children: ReactNode }): ReactElement {
  const { form: _form, ...post } = useDecision(props)
  return (
    <PostForm post={post}>
      <Hidden {...props} />
      {children}
    </PostForm>
  )
}

function Refuse(props: Omit<DecideProps, 'decision'>): ReactElement {
  const { decide } = useTranslations().staff_rights
  const { form, ...post } = useDecision({ ...props, decision: 'refused' })
  return (
    <PostForm post={post} className="flex flex-col gap-4">
      <Hidden id={props.id} decision="refused" />
      <form.AppField name="reason">
        {(field) => <field.TextAreaField rows={2} maxLength={500} hint={decide.reasonHint()} />}
      </form.AppField>
      <p>
        <SubmitButton variant="outline">{decide.refuse()}</SubmitButton>
      </p>
    </PostForm>
  )
}
