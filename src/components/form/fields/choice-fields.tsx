import type { ReactNode } from 'react'
import { Checkbox, Radio } from '~/components/ui/choice.tsx'
import { FieldError } from '~/components/ui/field.tsx'
import { Fieldset } from '~/components/ui/fieldset.tsx'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'
import type { FieldOption } from './text-field.tsx'

type ChoiceFieldProps = KitFieldProps & { readonly options: readonly FieldOption[] }

/** Choice among a few options, all visible. The first one carries the identifier that the error summary links to. */
export function RadioField({ hint, optional = false, className, options }: ChoiceFieldProps) {
  const { around, name, first, change, blur } = useKitField<string>({ optional })
  return (
    <Fieldset legend={around.label} hint={hint} error={around.error} className={className}>
      {options.map((option, index) => (
        <Radio
          key={option.value}
          id={index === 0 ? around.id : `${around.id}-${option.value}`}
          name={name}
          value={option.value}
          label={option.label}
          defaultChecked={first === option.value}
          required={around.required}
          onChange={() => change(option.value)}
          onBlur={blur}
        />
      ))}
    </Fieldset>
  )
}

/** Several of a list. */
export function ChoicesField({ hint, optional = false, className, options }: ChoiceFieldProps) {
  const { around, name, value, first, change, blur } = useKitField<readonly string[]>({ optional })
  const toggle = (choice: string, isChosen: boolean) =>
    change(isChosen ? [...value, choice] : value.filter((chosen) => chosen !== choice))
  return (
    <Fieldset legend={around.label} hint={hint} error={around.error} className={className}>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          id={index === 0 ? around.id : `${around.id}-${option.value}`}
          name={name}
          value={option.value}
          label={option.label}
          defaultChecked={first.includes(option.value)}
          // One of several is asked for by the group's words.
          required={around.required && options.length === 1}
          onChange={(event) => toggle(option.value, event.target.checked)}
          onBlur={blur}
        />
      ))}
    </Fieldset>
  )
}

type CheckboxFieldProps = KitFieldProps & {
  /** Text of the agreement, if it is longer than the field's name or holds a link. */
  readonly children?: ReactNode
}

/** A box to tick: a consent, a declaration. It is never ticked beforehand. */
export function CheckboxField({ hint, optional = false, className, children }: CheckboxFieldProps) {
  const { around, name, first, change, blur } = useKitField<boolean>({ optional })
  const errorId = `${around.id}-error`
  const describedBy = [hint && `${around.id}-hint`, around.error && errorId].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <Checkbox
        id={around.id}
        name={name}
        label={children ?? around.label}
        hint={hint}
        defaultChecked={first}
        required={around.required}
        aria-invalid={around.error === undefined ? undefined : true}
        aria-describedby={describedBy || undefined}
        onChange={(event) => change(event.target.checked)}
        onBlur={blur}
      />
      {around.error && <FieldError id={errorId}>{around.error}</FieldError>}
    </div>
  )
}
