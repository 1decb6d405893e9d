import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { largestAttachmentBytes } from '~/contract/product-api/form-limits.ts'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { askForm, attachmentTypes, longestMessage, longestSubject } from './question-forms.ts'

/** Possible subjects of a question. */
export type AskView = {
  /** The reader's funds; empty where they cannot be had. */
  readonly funds: readonly { readonly id: string; readonly name: string }[]
  readonly fund: string
  /** Document that the reader opened the form from. */
  readonly document: { readonly id: string; readonly title: string } | null
}

type AskPageProps = { readonly view: AskView; readonly draft: FormDraft | null }

/** Asks the investor desk a question (P-486). */
export function AskPage({ draft, view }: AskPageProps): ReactElement {
  const { questions: words } = useTranslations()
  return (
    <>
      <PageHeader
        navigation={
          <AppLink to="/account/questions" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.back()}
          </AppLink>
        }
        title={words.ask.title()}
        lede={words.ask.lede()}
      />
      <Ask draft={draft} view={view} />
    </>
  )
}

function Ask({ draft, view: { document, fund, funds } }: AskPageProps): ReactElement {
  const { ask: words, reply } = useTranslations().questions
  const { form, ...post } = usePostForm({
    definition: askForm,
    action: '/api/account/questions/ask',
    labels: {
      subject: words.subject(),
      fund: document === null ? words.about() : '',
      document: '',
      text: words.text(),
      file: reply.file(),
    },
    draft,
    initial: { fund, document: document?.id ?? '' },
  })
  return (
    <PostForm post={post} hasFile className="flex max-w-2xl flex-col gap-5">
      <FormToken />
      <input type="hidden" name="document" value={document?.id ?? ''} readOnly />
      <form.AppField name="subject">
        {(field) => <field.TextField maxLength={longestSubject} autoComplete="off" />}
      </form.AppField>
      {document !== null ? (
        <>
          <input type="hidden" name="fund" value={fund} readOnly />
          <Alert tone="info">{words.aboutDocument({ title: document.title })}</Alert>
        </>
      ) : (
        <form.AppField name="fund">
          {(field) => (
            <field.SelectField optional options={funds.map(({ id, name }) => ({ value: id, label: name }))} />
          )}
        </form.AppField>
      )}
      <form.AppField name="text">
        {(field) => <field.TextAreaField rows={8} maxLength={longestMessage} hint={words.textHint()} />}
      </form.AppField>
      <form.AppField name="file">
        {(field) => (
          <field.FileField
            accept={attachmentTypes}
            hint={reply.fileHint()}
            most={{ bytes: largestAttachmentBytes, fault: 'attachmentTooLarge' }}
            optional
          />
        )}
      </form.AppField>
      <FormActions>
        <SubmitButton>{words.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
