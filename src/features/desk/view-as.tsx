import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { viewForm } from './publish-forms.schema.ts'

type ViewAsProps = { readonly person: string; readonly draft: FormDraft | null }

/** Lets a member of staff see the portal as this person does, for a reason that the person reads (P-463). */
export function ViewAs({ draft, person }: ViewAsProps): ReactElement {
  const { view: words } = useTranslations().staff_desk
  const { form, ...post } = usePostForm({
    definition: viewForm,
    action: '/api/staff/views',
    labels: { person: '', reason: words.reason() },
    draft,
    initial: { person },
    onDone: openAnew,
  })
  return (
    <Section title={words.title()} lede={words.lede()} ruled>
      <PostForm post={post} className="flex max-w-xl flex-col gap-4">
        <FormToken />
        <input type="hidden" name="person" value={person} readOnly />
        <form.AppField name="reason">
          {(field) => <field.TextField hint={words.hint()} maxLength={300} autoComplete="off" />}
        </form.AppField>
        <FormActions>
          <SubmitButton variant="outline">{words.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
    </Section>
  )
}
