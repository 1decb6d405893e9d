import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Fieldset } from '~/components/ui/fieldset.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { useNamedDocuments } from './document-entry.tsx'
import { letterForm, letterReaders, longestSubject, longestText } from './letter-forms.schema.ts'
import type { PublishView } from './publications.schema.ts'

type LetterEntryProps = { readonly view: PublishView; readonly draft: FormDraft | null }

function useLetterForm({ draft, view }: LetterEntryProps) {
  const { entry: words } = useTranslations().fund_letters
  return usePostForm({
    definition: letterForm,
    action: '/api/staff/letters',
    labels: {
      fund: '',
      readers: words.readers(),
      subjectFr: words.subjectFr(),
      textFr: words.textFr(),
      subjectEn: words.subjectEn(),
      textEn: words.textEn(),
      document: words.document(),
    },
    draft,
    initial: { fund: view.fund.id, readers: letterReaders[0] },
  })
}

const versions = [
  { locale: 'fr', subject: 'subjectFr', text: 'textFr' },
  { locale: 'en', subject: 'subjectEn', text: 'textEn' },
] as const

/** Form for a letter: its recipients, its subject and text in both languages, and an enclosed document (P-813). */
export function LetterEntry(props: LetterEntryProps): ReactElement {
  const { fund_letters, publishing } = useTranslations()
  const { entry: words } = fund_letters
  const { form, ...post } = useLetterForm(props)
  const { AppField } = form
  const documents = useNamedDocuments(props.view.documents)
  return (
    <PostForm post={post} className="flex max-w-2xl flex-col gap-5">
      <FormToken />
      <input type="hidden" name="fund" value={props.view.fund.id} readOnly />
      <AppField name="readers">
        {(field) => (
          <field.RadioField options={letterReaders.map((value) => ({ value, label: words.to[value]() }))} />
        )}
      </AppField>
      {versions.map(({ locale, subject, text }) => (
        <Fieldset
          key={locale}
          legend={words.inLanguage[locale]()}
          hint={locale === 'fr' ? words.inLanguageHint() : undefined}
          className="gap-4"
        >
          <AppField name={subject}>
            {(field) => <field.TextField maxLength={longestSubject} autoComplete="off" />}
          </AppField>
          <AppField name={text}>
            {(field) => <field.TextAreaField rows={10} maxLength={longestText} hint={words.textHint()} />}
          </AppField>
        </Fieldset>
      ))}
      <AppField name="document">
        {(field) => <field.SelectField optional hint={words.documentHint()} options={documents} />}
      </AppField>
      <FormActions>
        <SubmitButton>{publishing.publish.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
