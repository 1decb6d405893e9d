import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import {
  type MailSettingsView,
  mailFrequencies,
  mailSettingsForm,
  mailTopics,
} from './notifications.schema.ts'

export type MailSettingsProps = {
  readonly settings: Outcome<MailSettingsView>
  readonly draft: FormDraft | null
}

/** Form for the email frequency of each topic (P-441); nothing if the product API sends no such emails. */
export function MailSettings({ settings, draft }: MailSettingsProps): ReactElement | null {
  const { mails } = useTranslations().notifications
  if (!settings.ok && settings.code === 'not_found') return null
  return (
    <Section title={mails.title()} lede={mails.lede()} id="mails" ruled className="mt-8 print:hidden">
      {settings.ok ? (
        <>
          <Bounced on={settings.data.bouncedOn} />
          <PaceForm view={settings.data} draft={draft} />
        </>
      ) : (
        <Alert tone="warning">{mails.unavailable()}</Alert>
      )}
    </Section>
  )
}

function Bounced({ on }: { readonly on: string | null }): ReactElement | null {
  const { mails } = useTranslations().notifications
  const date = useFormatter().longDate(on)
  if (date === null) return null
  return (
    <Alert
      tone="warning"
      className="mb-6"
      action={
        <AppLink to="/account" className="text-link">
          {mails.toProfile()}
        </AppLink>
      }
    >
      {mails.bounced({ date })}
    </Alert>
  )
}

type PaceFormProps = { readonly view: MailSettingsView; readonly draft: FormDraft | null }

function PaceForm({ view, draft }: PaceFormProps): ReactElement {
  const { mails } = useTranslations().notifications
  const { form, ...post } = usePostForm({
    definition: mailSettingsForm,
    action: '/api/account/notifications/mails',
    labels: {
      notices: mails.topics.notices(),
      documents: mails.topics.documents(),
      values: mails.topics.values(),
    },
    draft,
    initial: view.pace,
    onDone: openAnew,
  })
  const options = mailFrequencies.map((value) => ({ value, label: mails.frequencies[value]() }))
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <FormToken />
      {mailTopics.map((topic) => (
        <form.AppField key={topic} name={topic}>
          {(field) => <field.SelectField options={options} />}
        </form.AppField>
      ))}
      <FormActions>
        <SubmitButton>{mails.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
