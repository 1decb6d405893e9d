import type { ReactElement } from 'react'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { actionsOf } from '~/contract/product-api/case-states.ts'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { caseDecisionForm } from './case-forms.ts'
import type { CaseView } from './cases.schema.ts'

type DecisionsProps = { readonly found: CaseView; readonly draft: FormDraft | null }
type StaffAction = 'take_up' | 'ask' | 'accept' | 'refuse'

/** Actions of staff on a case in its state; a question and a refusal need a reason. */
export function CaseDecisions({ draft, found }: DecisionsProps): ReactElement {
  const { decide: words } = useTranslations().cases
  const actions = actionsOf(found.state, 'staff')
  const plain = (['take_up', 'accept'] as const).filter((action) => actions.includes(action))
  const reasoned = (['ask', 'refuse'] as const).filter((action) => actions.includes(action))
  const failed = draft?.values.action
  return (
    <Section title={words.title()} lede={words.lede()} ruled>
      <div className="flex flex-wrap gap-3 pb-8">
        {plain.map((action) => (
          <Decision key={action} action={action} found={found} draft={null} />
        ))}
      </div>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        {reasoned.map((action) => (
          <Decision key={action} action={action} found={found} draft={failed === action ? draft : null} />
        ))}
      </div>
    </Section>
  )
}

function Decision({ action, draft, found }: DecisionsProps & { readonly action: StaffAction }): ReactElement {
  const { decide: words } = useTranslations().cases
  const { id, version } = found
  const hasReason = action === 'ask' || action === 'refuse'
  const { form, ...post } = usePostForm({
    // Two forms of the page have the same field.
    definition: { ...caseDecisionForm, name: `${caseDecisionForm.name}-${action}` },
    action: '/api/staff/case-decisions',
    labels: { case: '', version: '', action: '', reason: words.reasons[hasReason ? action : 'ask']() },
    draft,
    initial: { case: id, version: String(version), action },
    onDone: openAnew,
  })
  return (
    <PostForm post={post} className="flex flex-col gap-4">
      <FormToken />
      <input type="hidden" name="case" value={id} readOnly />
      <input type="hidden" name="version" value={version} readOnly />
      <input type="hidden" name="action" value={action} readOnly />
      {hasReason && (
        <form.AppField name="reason">
          {(field) => <field.TextAreaField rows={3} maxLength={2000} hint={words.reasonHint()} />}
        </form.AppField>
      )}
      <p>
        <SubmitButton variant={hasReason ? 'outline' : 'solid'}>{words.actions[action]()}</SubmitButton>
      </p>
    </PostForm>
  )
}
