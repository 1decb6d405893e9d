import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { FieldRow, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { mandateForm, mandatePowers, mandateScopes } from './mandate-forms.schema.ts'

type MandateEntryProps = {
  readonly person: string
  readonly name: string
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly draft: FormDraft | null
}

/** Records a mandate that staff have on paper: for whom the person acts, what it covers and allows, and when. */
export function MandateEntry({ draft, name, person, today }: MandateEntryProps): ReactElement {
  const { mandates: words } = useTranslations().staff_desk
  const { fields } = words
  const { form, ...post } = usePostForm({
    definition: mandateForm,
    action: '/api/staff/mandates',
    labels: {
      ...{ person: '', holder: fields.holder(), scope: fields.scope(), power: fields.power() },
      ...{ since: fields.since(), until: fields.until(), notified: fields.notified() },
    },
    draft,
    initial: { person, since: today },
    onDone: openAnew,
  })
  const scopes = mandateScopes.map((value) => ({ value, label: words.scopes[value]() }))
  const powers = mandatePowers.map((value) => ({ value, label: fields.powers[value]() }))
  return (
    <div className="print:hidden">
      <h3 className="mb-2 text-xl">{words.entry()}</h3>
      <p className="mb-6 max-w-measure text-muted">{words.entryLede({ name })}</p>
      <PostForm post={post} className="flex max-w-xl flex-col gap-5">
        <FormToken />
        <input type="hidden" name="person" value={person} readOnly />
        <form.AppField name="holder">
          {(field) => <field.EmailField hint={fields.holderHint()} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="scope">{(field) => <field.RadioField options={scopes} />}</form.AppField>
        <form.AppField name="power">{(field) => <field.RadioField options={powers} />}</form.AppField>
        <FieldRow>
          <form.AppField name="since">
            {(field) => <field.TextField type="date" hint={fields.sinceHint()} />}
          </form.AppField>
          <form.AppField name="until">
            {(field) => <field.TextField type="date" min={today} hint={fields.untilHint()} optional />}
          </form.AppField>
        </FieldRow>
        <form.AppField name="notified">
          {(field) => <field.CheckboxField optional hint={fields.notifiedHint()} />}
        </form.AppField>
        <FormActions>
          <SubmitButton variant="outline">{words.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
    </div>
  )
}
