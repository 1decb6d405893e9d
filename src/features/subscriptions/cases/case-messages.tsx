import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { instantText } from '~/lib/format/instant-text.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { caseMessageForm } from './case-forms.ts'
import type { CaseView } from './cases.schema.ts'

type MessagesProps = {
  readonly found: CaseView
  readonly draft: FormDraft | null
  /** Address of the form; null where the reader may not write. */
  readonly action: '/api/forms/case-message' | '/api/staff/case-messages' | null
}

/** The messages in a case, and a form to write one (P-513). */
export function CaseMessages({ action, draft, found }: MessagesProps): ReactElement {
  const { detail, messages: words } = useTranslations().cases
  const locale = useLocale()
  return (
    <Section title={words.title()} ruled>
      {found.messages.length === 0 ? (
        <p className="text-muted">{words.none()}</p>
      ) : (
        <ol className="flex flex-col gap-5">
          {found.messages.map(({ at, id, isOfStaff, text }) => (
            <li key={id} className="max-w-measure border-hairline border-l-2 pl-5">
              <p className="text-muted text-sm">
                {isOfStaff ? detail.byStaff() : detail.byTeam()}, {instantText(locale, at)}
              </p>
              <p className="whitespace-pre-line break-words pt-1">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {action !== null && (
        <MessageForm id={found.id} after={found.lastMessage} action={action} draft={draft} />
      )}
    </Section>
  )
}

type FormProps = {
  readonly id: string
  readonly after: string
  readonly action: NonNullable<MessagesProps['action']>
  readonly draft: FormDraft | null
}

function MessageForm({ action, after, draft, id }: FormProps): ReactElement {
  const { messages: words } = useTranslations().cases
  const { form, ...post } = usePostForm({
    definition: caseMessageForm,
    action,
    labels: { case: '', after: '', text: words.text() },
    draft,
    initial: { case: id, after },
    staleFault: 'messageMeanwhile',
    onDone: openAnew,
  })
  return (
    <PostForm post={post} className="flex max-w-measure flex-col gap-4 pt-8">
      <FormToken />
      <input type="hidden" name="case" value={id} readOnly />
      <input type="hidden" name="after" value={after} readOnly />
      <form.AppField name="text">
        {(field) => <field.TextAreaField rows={3} maxLength={4000} />}
      </form.AppField>
      <FormActions>
        <SubmitButton variant="outline">{words.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
