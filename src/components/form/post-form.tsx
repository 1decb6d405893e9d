import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import type { FaultCode, FieldFault } from '~/lib/form/fault-codes.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { tooLargeFiles } from './fields/file-field.tsx'
import { fieldIdOf, PostFormContext, usePostFormState } from './form-context.ts'
import { useFaultText } from './form-notice.tsx'
import { OfferedForm } from './offered-form.tsx'
import type { PostFormHandle } from './use-post-form.ts'

type PostFormProps = {
  /** Return value of `usePostForm`. */
  readonly post: PostFormHandle
  readonly children: ReactNode
  readonly className?: string
  /** True if the form has a file: the browser itself then sends it, with and without scripts. */
  readonly hasFile?: boolean
}

/**
 * Form that works with and without scripts: the browser posts it to its URL, or a script does and shows the result in
 * place. Faults are listed above the fields, and the list receives the focus.
 */
export function PostForm(props: PostFormProps) {
  return (
    <OfferedForm action={props.post.action}>
      <SentForm {...props} />
    </OfferedForm>
  )
}

function SentForm({ post, children, className, hasFile = false }: PostFormProps) {
  const { element, action, state, submit, captcha, refuse } = post
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  const { forms } = useTranslations()
  return (
    <PostFormContext value={state}>
      <form
        ref={element}
        method="post"
        action={action}
        // The portal itself reports faults, in the page's language and the same way with and without scripts.
        noValidate
        onFocus={({ target }) => isField(target) && captcha?.begin()}
        {...(hasFile
          ? {
              encType: 'multipart/form-data' as const,
              onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
                const faults = tooLargeFiles(event.currentTarget)
                if (faults.length === 0) return
                event.preventDefault()
                refuse({ faults, problem: null })
              },
            }
          : {
              onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
                event.preventDefault()
                void submit()
              },
            })}
        className={className}
      >
        <Report post={post} />
        <input type="hidden" name="returnPath" value={here} readOnly />
        {children}
        <p role="status" className="sr-only">
          {state.isSending ? forms.sending() : ''}
        </p>
      </form>
    </PostFormContext>
  )
}

/**
 * Reports whether a person has come to a field: the captcha that then begins shows a line above the button. It would move
 * a button that is being pressed, and the press would be lost; sending begins the captcha itself.
 */
const isField = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('button') === null

/** Faults in the order of the form's fields, which is that of its labels: the checks have an order of their own. */
function inOrder(
  faults: readonly FieldFault[],
  labels: Readonly<Record<string, string>>,
): readonly FieldFault[] {
  const fields = Object.keys(labels)
  return faults.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field))
}

/** Codes whose sentence names the field. */
const namingCodes: ReadonlySet<FaultCode> = new Set(['required', 'choice', 'tooLong', 'invalid'])

type ListedField = { readonly fieldId: string | null; readonly label: string; readonly message: string }

/** Names the fields of sentences that would stand in the list more than once. */
function withNames<Listed extends ListedField>(listed: readonly Listed[]): readonly Listed[] {
  const isRepeated = ({ message }: Listed) => listed.filter((one) => one.message === message).length > 1
  return listed.map((one) =>
    one.fieldId !== null && isRepeated(one) ? { ...one, message: `${one.label} – ${one.message}` } : one,
  )
}

/** Faults with their sentences; those of fields that the form does not show are the form's own, each sentence once. */
function useListedFaults(
  faults: readonly FieldFault[],
  { hasFields, labels, name }: PostFormHandle['state'],
) {
  const { forms } = useTranslations()
  const faultText = useFaultText()
  const listed = inOrder(faults, labels).map(({ code, field }) => {
    const label = labels[field] ?? ''
    const message =
      label === '' && namingCodes.has(code) ? forms.problems.invalid_input() : faultText(code, label)
    const fieldId = hasFields && label !== '' ? fieldIdOf(name, field) : null
    return { key: fieldId ?? message, fieldId, label, message }
  })
  return withNames(listed.filter(({ key }, place) => listed.findIndex((one) => one.key === key) === place))
}

function Report({ post: { report, state } }: { post: PostFormHandle }) {
  const { forms } = useTranslations()
  const listed = useListedFaults(report.faults, state)
  const { attempt, problem } = report
  const ofWhole = problem === null ? listed.filter(({ fieldId }) => fieldId === null) : []
  const whole = problem === null ? ofWhole.map(({ message }) => message) : [forms.problems[problem]()]
  if (problem !== null || (whole.length > 0 && whole.length === listed.length))
    return (
      <Alert key={attempt} tone="error" role="alert" className="col-span-full mb-6">
        {whole.join(' ')}
      </Alert>
    )
  if (listed.length === 0) return null
  return (
    // Above all columns of a form that has several.
    <div className="col-span-full mb-8">
      <ErrorSummary key={attempt} title={forms.summary()} faults={listed} />
    </div>
  )
}

/** Button that sends the form around it; during sending it says so and does nothing. */
export function SubmitButton({ children, ...props }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const { isSending } = usePostFormState()
  const { forms } = useTranslations()
  return (
    <Button {...props} type="submit" aria-disabled={isSending || undefined}>
      {isSending ? forms.sending() : children}
    </Button>
  )
}

type FormPartProps = { readonly title: string; readonly lede?: string; readonly children: ReactNode }

/** A group of fields with its heading. */
export function FormPart({ title, lede, children }: FormPartProps) {
  return (
    <section className="flex flex-col gap-5 border-hairline border-t pt-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{title}</h2>
        {lede && <p className="text-muted text-sm">{lede}</p>}
      </div>
      {children}
    </section>
  )
}

/** Two fields side by side on wide screens; their controls are aligned, regardless of the texts above and below. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:*:row-span-2 sm:*:data-field:grid-rows-subgrid">
      {children}
    </div>
  )
}

/** The content page about personal data, by its address in each language. */
const privacyPage = { fr: 'donnees-personnelles', en: 'privacy' } as const

/** Link to the privacy page, for forms that ask for personal data. */
export function PrivacyLink({ children }: { children: ReactNode }) {
  return (
    <AppLink to="/content/$" params={{ _splat: privacyPage[useLocale()] }} className="text-link">
      {children}
    </AppLink>
  )
}

/** Links to the pages that the box above refers to (P-165); typed values are there again on the way back. */
export function ConsentLinks() {
  const { forms } = useTranslations()
  return (
    <p className="-mt-2 flex flex-wrap gap-x-5 pl-8 text-sm [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">
      <AppLink to="/terms" className="text-link">
        {forms.termsPage()}
      </AppLink>
      <PrivacyLink>{forms.privacyPage()}</PrivacyLink>
    </p>
  )
}
