import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { type MaterialLine, openingLimits, shareDays, shareForm } from './material.schema.ts'

type ShareFormProps = { readonly document: MaterialLine; readonly draft: FormDraft | null }

/** Shares the chosen document with a client by a link (P-641). */
export function ShareForm({ document, draft }: ShareFormProps): ReactElement {
  const { form: words, languages } = useTranslations().material
  const to = useFormatter()
  const { audience, fund, id, title, validUntil } = document
  const { form, ...post } = usePostForm({
    definition: shareForm,
    action: '/api/forms/share',
    labels: {
      document: '',
      recipientName: words.recipientName(),
      recipientEmail: words.recipientEmail(),
      language: words.language(),
      days: words.days(),
      mostOpenings: words.mostOpenings(),
      mail: words.mail(),
    },
    draft: draft?.values.document === id ? draft : null,
    initial: { document: id, language: useLocale() },
  })
  return (
    <Section title={words.title()} lede={words.document({ title, fund })} ruled>
      {audience === 'professional' && (
        <Alert tone="warning" className="mb-6 max-w-2xl">
          {words.professional()}
        </Alert>
      )}
      <PostForm post={post} className="grid max-w-2xl gap-5 sm:grid-cols-2">
        <FormToken />
        <input type="hidden" name="document" value={id} readOnly />
        <form.AppField name="recipientName">
          {(field) => <field.TextField maxLength={100} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="recipientEmail">
          {(field) => <field.EmailField requiredWhen={words.recipientEmailWhen()} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="language">
          {(field) => (
            <field.SelectField
              hint={words.languageHint()}
              className="sm:col-span-2"
              options={(['fr', 'en'] as const).map((value) => ({ value, label: languages[value]() }))}
            />
          )}
        </form.AppField>
        <form.AppField name="days">
          {(field) => (
            <field.SelectField
              hint={words.daysHint({ date: to.longDate(validUntil) ?? '' })}
              options={shareDays.map((value) => ({ value, label: words.day({ days: value }) }))}
            />
          )}
        </form.AppField>
        <form.AppField name="mostOpenings">
          {(field) => (
            <field.SelectField
              optional
              options={openingLimits.map((value) => ({ value, label: value || words.anyNumber() }))}
            />
          )}
        </form.AppField>
        <form.AppField name="mail">
          {(field) => <field.CheckboxField optional className="sm:col-span-2" />}
        </form.AppField>
        <FormActions>
          <SubmitButton>{words.submit()}</SubmitButton>
          <Button asChild variant="link">
            <AppLink to="/account/material">{words.cancel()}</AppLink>
          </Button>
        </FormActions>
      </PostForm>
    </Section>
  )
}
