import { useTranslations } from '~/routing/use-locale.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'

/** One of several things to choose. */
export type FieldOption = { readonly value: string; readonly label: string }

export type SelectFieldProps = KitFieldProps & {
  readonly options: readonly FieldOption[]
  readonly autoComplete?: string
}

/** One of a list, by the browser's own list. Empty means that nothing is chosen yet. */
export function SelectField({ hint, optional = false, className, options, autoComplete }: SelectFieldProps) {
  const { around, name, value, change, blur } = useKitField<string>({ optional })
  const { forms } = useTranslations()
  return (
    <Field {...around} hint={hint} className={className}>
      <Select
        autoComplete={autoComplete}
        name={name}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      >
        <option value="">{forms.choose()}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
