import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { fieldIdOf } from '~/components/form/form-context.ts'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { useDraftSaving } from '~/components/form/use-draft-saving.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Alert } from '~/components/ui/alert.tsx'
import { Checkbox } from '~/components/ui/choice.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { instantText } from '~/lib/format/instant-text.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { caseSubjectOf, caseWarningsForm } from './case-forms.ts'
import type { CaseView, CaseWarningView } from './cases.schema.ts'

type WarningsProps = { readonly found: CaseView; readonly draft: FormDraft | null }

/** The warnings of the chosen fund, each read and accepted by itself (P-508); ticks are kept before they are sent (P-757). */
export function CaseWarnings({ draft, found }: WarningsProps): ReactElement {
  const { steps, warnings: words } = useTranslations().cases
  if (found.warnings.length === 0)
    return (
      <Alert
        tone="info"
        action={
          <AppLink to="/account/cases/$id" params={{ id: found.id }} className="text-link">
            {steps.details()}
          </AppLink>
        }
      >
        {words.noFund()}
      </Alert>
    )
  return <WarningsForm key={found.version} found={found} draft={draft} />
}

function WarningsForm({ draft, found: { fund, id, typed, warnings } }: WarningsProps): ReactElement {
  const { warnings: words } = useTranslations().cases
  const accepted = warnings.filter(({ acceptedAt }) => acceptedAt !== null).map(({ code }) => code)
  const subject = { case: id, fund: fund?.id ?? '' }
  const { form, ...post } = usePostForm({
    definition: caseWarningsForm,
    action: '/api/forms/case-warnings',
    labels: { case: '', fund: '', accepted: words.field() },
    draft,
    initial: { accepted, ...typed.warnings, ...subject },
    onDone: openAnew,
  })
  useDraftSaving(post, `/api/account/drafts/case-warnings?of=${caseSubjectOf(subject)}`)
  return (
    <PostForm post={post} className="max-w-measure">
      <FormToken />
      <input type="hidden" name="case" value={id} readOnly />
      <input type="hidden" name="fund" value={fund?.id ?? ''} readOnly />
      <p className="pb-6 text-muted">{words.lede()}</p>
      <form.Field name="accepted">
        {({ handleChange, state: { value } }) => (
          <ol className="border-hairline border-t">
            {warnings.map((warning, index) => (
              <Warning
                key={warning.code}
                warning={warning}
                fieldId={index === 0 ? fieldIdOf(caseWarningsForm.name, 'accepted') : undefined}
                isAccepted={value.includes(warning.code)}
                onChange={(isAccepted) =>
                  handleChange((codes) =>
                    isAccepted ? [...codes, warning.code] : codes.filter((code) => code !== warning.code),
                  )
                }
              />
            ))}
          </ol>
        )}
      </form.Field>
      <div className="pt-8">
        <FormActions>
          <SubmitButton size="lg">{words.submit()}</SubmitButton>
        </FormActions>
      </div>
    </PostForm>
  )
}

type WarningProps = {
  readonly warning: CaseWarningView
  /** Id of the field, to which the list of faults links. */
  readonly fieldId: string | undefined
  readonly isAccepted: boolean
  readonly onChange: (isAccepted: boolean) => void
}

function Warning({ fieldId, isAccepted, onChange, warning }: WarningProps): ReactElement {
  const { warnings: words } = useTranslations().cases
  const { code, text, title } = warning
  return (
    <li className="flex flex-col gap-2 border-hairline border-b py-6">
      <h2 className="font-serif text-xl">{title}</h2>
      <p>{text}</p>
      <Checkbox
        {...(fieldId !== undefined && { id: fieldId })}
        name="accepted"
        value={code}
        required
        label={words.accept({ title })}
        defaultChecked={isAccepted}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Accepted at={warning.acceptedAt} />
    </li>
  )
}

function Accepted({ at }: { at: string | null }): ReactElement | null {
  const { warnings: words } = useTranslations().cases
  const locale = useLocale()
  if (at === null) return null
  return <p className="text-muted text-sm">{words.acceptedOn({ date: instantText(locale, at) ?? at })}</p>
}

/** The warnings that were accepted, to be read again. */
export function AcceptedWarnings({ warnings }: Pick<CaseView, 'warnings'>): ReactElement {
  return (
    <ul className="flex flex-col gap-4">
      {warnings.map(({ acceptedAt, code, text, title }) => (
        <li key={code}>
          <p className="font-medium">{title}</p>
          <p className="max-w-measure text-sm">{text}</p>
          <Accepted at={acceptedAt} />
        </li>
      ))}
    </ul>
  )
}
