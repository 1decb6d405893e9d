import { createFormHook, revalidateLogic } from '@tanstack/react-form'
import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { config } from 'zod/mini'
import type { FieldFault } from '~/lib/form/fault-codes.ts'
import {
  checkForm,
  type DraftValues,
  type FieldValues,
  type FormDefinition,
  fillValues,
} from '~/lib/form/form-definition.ts'
import type { FormDraft, FormProblem } from '~/lib/form/form-response.ts'
import type { CaptchaSolver } from './captcha/use-captcha.ts'
import { CheckboxField, ChoicesField, RadioField } from './fields/choice-fields.tsx'
import { FileField } from './fields/file-field.tsx'
import { PasswordField } from './fields/password-field.tsx'
import { EmailField, PhoneField, SelectField, TextAreaField, TextField } from './fields/text-field.tsx'
import { fieldsOf, valuesInFields } from './fields-of-form.ts'
import { fieldContext, formContext, noTyping, type Refusal } from './form-context.ts'
import { sendForm } from './send-form.ts'
/** TanStack Form with the fields of the kit. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField,
    EmailField,
    PhoneField,
    TextAreaField,
    SelectField,
    FileField,
    CheckboxField,
    RadioField,
    ChoicesField,
    PasswordField,
  },
  formComponents: {},
})

// The policy allows no code made from text, which the library would try for speed.
config({ jitless: true })

export type PostFormOptions<Values extends FieldValues, Output> = {
  readonly definition: FormDefinition<Values, Output>
  /** URL of the server route that handles the form, with and without scripts. */
  readonly action: string
  /**
   * Names of the fields, as the visitor reads them, in the order in which the form shows them; empty for a field that it
   * does not show, whose faults are those of the form as a whole.
   */
  readonly labels: Readonly<Record<keyof Values & string, string>>
  /** False if the form shows none of its fields, though it names them in its faults. */
  readonly hasFields?: boolean
  /** Draft of a form that was refused to a browser without scripts; see `loadDraft`. */
  readonly draft: FormDraft | null
  /** Values that the form begins with instead of empty ones. */
  readonly initial?: DraftValues
  readonly captcha?: CaptchaSolver
  /** Called on success, instead of navigating to the page that the server names. */
  readonly onDone?: (location: string) => void
  /** Fault that refers to what the page does not show yet: its data are read anew. The fields keep what was typed. */
  readonly staleFault?: FieldFault['code']
}

/** Result of an attempt to send; a new number means a new attempt, and moves the focus to the summary. */
type Report = {
  readonly attempt: number
  readonly faults: readonly FieldFault[]
  readonly problem: FormProblem | null
}

const nothing: Omit<Report, 'attempt'> = { faults: [], problem: null }

/** What the latest attempt to send a form gave: above it, and at its fields. */
function useReport(draft: FormDraft | null, start: FieldValues) {
  const [refusal, setRefusal] = useState<Refusal | null>(draft && { ...draft, values: start })
  const [report, setReport] = useState<Report>({ attempt: draft ? 1 : 0, ...(draft ?? nothing) })
  const tell = (news: Omit<Report, 'attempt'>) =>
    setReport(({ attempt }) => ({ attempt: attempt + 1, faults: news.faults, problem: news.problem }))
  const refuse = (news: Omit<Report, 'attempt'>, values = start) => {
    setRefusal({ ...news, values })
    tell(news)
  }
  return { refusal, refuse, report, tell }
}

/** State of a form: TanStack Form for its fields, and the result of sending it. */
export function usePostForm<Values extends FieldValues, Output>(options: PostFormOptions<Values, Output>) {
  const { definition, action, draft, captcha, hasFields = true, labels } = options
  const router = useRouter()
  const element = useRef<HTMLFormElement>(null)
  const [start] = useState(() =>
    fillValues<Values>(definition.empty, { ...options.initial, ...draft?.values }),
  )
  const typing = useRef(noTyping)
  const { refusal, refuse, report, tell } = useReport(draft, start)
  const [isSending, setSending] = useState(false)
  const send = async (values: Values) => {
    setSending(true)
    // Pending drafts are older than these values: save them first, so that they do not arrive later.
    await typing.current.keep()
    const fields = fieldsOf(element.current)
    const solution = await captcha?.solve()
    if (solution) fields.set('captcha', solution)
    const response = await sendForm(action, fields)
    captcha?.forget()
    if (response.ok) typing.current.forget()
    if (response.ok) return (options.onDone ?? ((href) => void router.navigate({ href })))(response.location)
    captcha?.begin()
    if (response.faults.some(({ code }) => code === options.staleFault)) await router.invalidate()
    setSending(false)
    refuse(response, values)
  }

  const form = useAppForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: definition.schema },
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => send(value),
    onSubmitInvalid: ({ value }) => {
      const checked = checkForm(definition, value)
      if (!checked.ok) tell({ faults: checked.faults, problem: null })
    },
  })
  const takeIn = (known: Values) => {
    const inFields = element.current && valuesInFields(element.current, known)
    if (inFields) form.reset(inFields, { keepDefaultValues: true })
  }
  const takeInAtOnce = useEffectEvent(() => takeIn(start))
  // Values typed before hydration update whatever depends on them, such as the criteria of a password.
  useLayoutEffect(() => takeInAtOnce(), [])
  const state = { name: definition.name, labels, hasFields, refusal, isSending }
  const submit = () => {
    if (isSending) return Promise.resolve()
    takeIn(form.state.values)
    return form.handleSubmit()
  }
  return { form, element, start, typing, action, state, report, refuse, submit, captcha }
}

/** Form state for {@link PostForm}, for any fields. */
export type PostFormHandle = Pick<
  ReturnType<typeof usePostForm>,
  'element' | 'start' | 'typing' | 'action' | 'state' | 'report' | 'refuse' | 'submit' | 'captcha'
>
