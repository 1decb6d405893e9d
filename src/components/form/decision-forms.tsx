import type { ReactElement, ReactNode } from 'react'
import type { Decision, DecisionForm } from '~/lib/form/decision-form.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { PostForm, SubmitButton } from './post-form.tsx'
import { openAnew } from './send-form.ts'
import { usePostForm } from './use-post-form.ts'

type DecisionFormsProps = {
  readonly definition: DecisionForm
  /** URL of the server route that handles the decision. */
  readonly action: string
  /** Id of the entry. */
  readonly entry: string
  /** True for the reader's own entry, which another decides: they may withdraw it. */
  readonly isOwn: boolean
  /** Sentences above the buttons that withdraw and approve, where the page does not say them before. */
  readonly notes?: { readonly own: string; readonly approve: string }
  readonly words: Readonly<Record<'approve' | 'reason' | 'reasonHint' | 'refuse' | 'withdraw', () => string>>
  /** Fields that prove who sends the form. */
  readonly token: ReactNode
  /** The refused form of a decision. */
  readonly draft: FormDraft | null
}

/** Decision about an entry that waits for a second person: approve or refuse another's, or withdraw one's own. */
export function DecisionForms(props: DecisionFormsProps): ReactElement {
  const { isOwn, notes, words } = props
  if (isOwn)
    return (
      <Decide {...props} decision="withdrawn">
        {notes && <p className="mb-4 text-muted">{notes.own}</p>}
        <SubmitButton variant="outline">{words.withdraw()}</SubmitButton>
      </Decide>
    )
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      <Decide {...props} decision="approved">
        {notes && <p className="mb-4 text-muted">{notes.approve}</p>}
        <SubmitButton>{words.approve()}</SubmitButton>
      </Decide>
      <Refuse {...props} decision="refused" />
    </div>
  )
}

type DecideProps = DecisionFormsProps & { readonly decision: Decision }

/** Each form shows its own refusal: a page has those of several entries and decisions. */
function useDecision({ action, decision, definition, draft, entry, words }: DecideProps) {
  const isIts = draft?.values.entry === entry && draft.values.decision === decision
  return usePostForm({
    definition: { ...definition, name: `${definition.name}-${entry}` },
    action,
    labels: { entry: '', decision: '', reason: decision === 'refused' ? words.reason() : '' },
    draft: isIts ? draft : null,
    initial: { entry, decision },
    onDone: openAnew,
  })
}

function Hidden({ decision, entry, token }: DecideProps): ReactElement {
  return (
    <>
      {token}
      <input type="hidden" name="entry" value={entry} readOnly />
      <input type="hidden" name="decision" value={decision} readOnly />
    </>
  )
}

function Decide(props: DecideProps & { readonly children: ReactNode }): ReactElement {
  const { form: _form, ...post } = useDecision(props)
  return (
    <PostForm post={post}>
      <Hidden {...props} />
      {props.children}
    </PostForm>
  )
}

function Refuse(props: DecideProps): ReactElement {
  const { words } = props
  const { form, ...post } = useDecision(props)
  return (
    <PostForm post={post} className="flex flex-col gap-4">
      <Hidden {...props} />
      <form.AppField name="reason">
        {(field) => <field.TextAreaField rows={2} maxLength={500} hint={words.reasonHint()} />}
      </form.AppField>
      <p>
        <SubmitButton variant="outline">{words.refuse()}</SubmitButton>
      </p>
    </PostForm>
  )
}
