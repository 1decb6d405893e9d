import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { FieldRow, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Fieldset } from '~/components/ui/fieldset.tsx'
import { largestDocumentBytes } from '~/contract/product-api/form-limits.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import type { PublishView } from './publications.schema.ts'
import { audiences, documentForm } from './publish-forms.schema.ts'

type DocumentEntryProps = { readonly view: PublishView; readonly draft: FormDraft | null }

function useDocumentForm({ draft, view }: DocumentEntryProps) {
  const { publish: words } = useTranslations().publishing
  return usePostForm({
    definition: documentForm,
    action: '/api/staff/documents',
    labels: {
      fund: '',
      file: words.file(),
      titleFr: words.titleFr(),
      titleEn: words.titleEn(),
      group: words.group(),
      type: words.type(),
      subType: words.subType(),
      publishedOn: words.publishedOn(),
      periodEnd: words.periodEnd(),
      language: words.language(),
      access: words.access(),
      audience: words.audience(),
      validFrom: words.validFrom(),
      validUntil: words.validUntil(),
      replaces: words.replaces(),
    },
    draft,
    initial: { fund: view.fund.id },
  })
}

/** Form for a document: its file, its classification, its readers, and the document that it replaces. */
export function DocumentEntry(props: DocumentEntryProps): ReactElement {
  const { publish: words } = useTranslations().publishing
  const { groups, subTypes, types } = props.view
  const { form, ...post } = useDocumentForm(props)
  const { AppField } = form
  const { accesses, languages } = words
  const replaceable = useNamedDocuments(props.view.documents)
  return (
    <PostForm post={post} hasFile className="flex max-w-2xl flex-col gap-5">
      <FormToken />
      <input type="hidden" name="fund" value={props.view.fund.id} readOnly />
      <AppField name="file">
        {(field) => (
          <field.FileField
            accept="application/pdf"
            hint={words.fileHint()}
            most={{ bytes: largestDocumentBytes, fault: 'fileTooLarge' }}
          />
        )}
      </AppField>
      <AppField name="titleFr">{(field) => <field.TextField maxLength={300} autoComplete="off" />}</AppField>
      <AppField name="titleEn">
        {(field) => (
          <field.TextField maxLength={300} autoComplete="off" optional hint={words.titleEnHint()} />
        )}
      </AppField>
      <FieldRow>
        <AppField name="group">{(field) => <field.SelectField options={groups} />}</AppField>
        <AppField name="type">{(field) => <field.SelectField options={types} />}</AppField>
      </FieldRow>
      <FieldRow>
        <AppField name="subType">{(field) => <field.SelectField options={subTypes} />}</AppField>
        <AppField name="language">
          {(field) => (
            <field.SelectField
              options={(['fr', 'en'] as const).map((value) => ({ value, label: languages[value]() }))}
            />
          )}
        </AppField>
      </FieldRow>
      <FieldRow>
        <AppField name="publishedOn">
          {(field) => <field.TextField hint={words.dateHint()} autoComplete="off" />}
        </AppField>
        <AppField name="periodEnd">
          {(field) => <field.TextField hint={words.dateHint()} autoComplete="off" optional />}
        </AppField>
      </FieldRow>
      <AppField name="access">
        {(field) => (
          <field.RadioField
            options={(['subscribers', 'public'] as const).map((value) => ({
              value,
              label: accesses[value](),
            }))}
          />
        )}
      </AppField>
      <Fieldset legend={words.terms()} hint={words.termsHint()} className="gap-4">
        <AppField name="audience">
          {(field) => (
            <field.SelectField
              optional
              options={audiences.map((value) => ({ value, label: words.audiences[value]() }))}
            />
          )}
        </AppField>
        <FieldRow>
          <AppField name="validFrom">
            {(field) => <field.TextField hint={words.dateHint()} autoComplete="off" optional />}
          </AppField>
          <AppField name="validUntil">
            {(field) => <field.TextField hint={words.dateHint()} autoComplete="off" optional />}
          </AppField>
        </FieldRow>
      </Fieldset>
      <AppField name="replaces">
        {(field) => <field.SelectField optional hint={words.replacesHint()} options={replaceable} />}
      </AppField>
      <FormActions>
        <SubmitButton>{words.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

/** Returns the documents of a fund as choices, each with its language and day. */
export function useNamedDocuments(documents: PublishView['documents']) {
  const { publish: words } = useTranslations().publishing
  const to = useFormatter()
  return documents.map(({ date, id, language, title }) => ({
    value: id,
    label: words.replaced({ title, language: words.languages[language](), date: to.shortDate(date) ?? date }),
  }))
}
