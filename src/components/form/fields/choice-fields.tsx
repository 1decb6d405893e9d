import { Checkbox } from '../../ui/checkbox.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Radio } from '../../ui/radio.tsx'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'
import type { FieldOption } from './select-field.tsx'

export type ChoiceFieldProps = KitFieldProps & { readonly options: readonly FieldOption[] }

/** One of a few things, all in sight. The first one carries the identifier that the error summary links to. */
export function RadioField({ hint, optional = false, className, options }: ChoiceFieldProps) {
  const { around, name, value, change, blur } = useKitField<string>({ optional })
  return (
    <Fieldset legend={around.label} hint={hint} error={around.error} className={className}>
      {options.map((option, index) => (
        <Radio
          key={option.value}
          id={index === 0 ? around.id : `${around.id}-${option.value}`}
          name={name}
          value={option.value}
          label={option.label}
          checked={value === option.value}
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
  const { around, name, value, change, blur } = useKitField<readonly string[]>({ optional })
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
          checked={value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.target.checked)}
          onBlur={blur}
        />
      ))}
    </Fieldset>
  )
}
