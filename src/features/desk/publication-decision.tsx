import type { ReactElement, ReactNode } from 'react'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
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
  if (isOwn)
    return (
      <Section title={decide.title()} lede={decide.own()} ruled>
        <Decide id={id} decision="withdrawn" draft={draft}>
          <SubmitButton variant="outline">{decide.withdraw()}</SubmitButton>
        </Decide>
      </Section>
    )
  return (
    <Section title={decide.title()} lede={decide.approveText()} ruled>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Decide id={id} decision="approved" draft={null}>
          <SubmitButton>{decide.approve()}</SubmitButton>
        </Decide>
        <Refuse id={id} draft={draft} />
      </div>
    </Section>
  )
}

type DecideProps = {
  readonly id: string
  readonly decision: 'approved' | 'refused' | 'withdrawn'
  readonly draft: FormDraft | null
}

function useDecision({ decision, draft, id }: DecideProps) {
  const { decide } = useTranslations().publishing
  return usePostForm({
    definition: decisionForm,
    action: '/api/staff/decisions',
    labels: { publication: '', decision: '', reason: decide.reason() },
    draft,
    initial: { publication: id, decision },
    onDone: openAnew,
  })
}

function Hidden({ decision, id }: Pick<DecideProps, 'decision' | 'id'>): ReactElement {
  return (
    <>
      <FormToken />
      <input type="hidden" name="publication" value={id} readOnly />
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
  const { decide } = useTranslations().publishing
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
