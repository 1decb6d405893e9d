import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { largestAttachmentBytes } from '~/contract/product-api/form-limits.ts'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import {
  attachmentTypes,
  closeForm,
  handleForm,
  longestMessage,
  replyForm,
  staffCloseForm,
} from './question-forms.ts'

/** Drafts of the page's forms, sent by a browser without scripts and then refused. */
export type QuestionDrafts = Readonly<Record<'reply' | 'close', FormDraft | null>>

type FormProps = {
  readonly id: string
  /** Latest message that the page shows, where it matters. */
  readonly after: string
  readonly by: 'investor' | 'staff'
  readonly draft: FormDraft | null
}

const forms = {
  investor: {
    reply: { definition: replyForm, action: '/api/account/questions/reply' },
    close: { definition: closeForm, action: '/api/account/questions/close' },
  },
  staff: {
    reply: { definition: handleForm, action: '/api/staff/questions/answer' },
    close: { definition: staffCloseForm, action: '/api/staff/questions/close' },
  },
} as const

/** Adds a message to a question, with a file where one is chosen. */
export function ReplyForm({ after, by, draft, id }: FormProps): ReactElement {
  const { reply: words } = useTranslations().questions
  const { form, ...post } = usePostForm({
    ...forms[by].reply,
    labels: { question: '', after: '', text: words.text[by](), file: words.file() },
    draft,
    initial: { question: id, after },
    staleFault: 'messageMeanwhile',
  })
  return (
    <PostForm post={post} hasFile className="flex max-w-2xl flex-col gap-5">
      <FormToken />
      <QuestionFields after={after} id={id} />
      <form.AppField name="text">
        {(field) => <field.TextAreaField rows={6} maxLength={longestMessage} />}
      </form.AppField>
      <form.AppField name="file">
        {(field) => (
          <field.FileField
            accept={attachmentTypes}
            hint={words.fileHint()}
            most={{ bytes: largestAttachmentBytes, fault: 'attachmentTooLarge' }}
            optional
          />
        )}
      </form.AppField>
      <FormActions>
        <SubmitButton>{words.submit[by]()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

/** Names the question, and what the page shows of it: never what it showed when the form was refused (P-871). */
function QuestionFields({ after, id }: Pick<FormProps, 'after' | 'id'>): ReactElement {
  return (
    <>
      <input type="hidden" name="question" value={id} readOnly />
      <input type="hidden" name="after" value={after} readOnly />
    </>
  )
}

/** Closes a question for good. */
export function CloseForm({ after, by, draft, id }: FormProps): ReactElement {
  const { close: words } = useTranslations().questions
  const { form: _form, ...post } = usePostForm({
    ...forms[by].close,
    labels: { question: '', after: '' },
    draft,
    initial: { question: id, after },
    staleFault: 'messageMeanwhile',
    onDone: openAnew,
  })
  return (
    <PostForm post={post} className="flex flex-col items-start gap-4">
      <FormToken />
      <QuestionFields after={after} id={id} />
      <p className="max-w-measure text-muted">{words.text()}</p>
      <SubmitButton variant="outline">{words.submit()}</SubmitButton>
    </PostForm>
  )
}
