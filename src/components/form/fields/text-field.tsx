import type { ComponentProps } from 'react'
import { Field } from '~/components/ui/field.tsx'
import { Input, Select, Textarea } from '~/components/ui/input.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'

type TextFieldProps = KitFieldProps &
  Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'max' | 'maxLength' | 'min' | 'placeholder' | 'spellCheck'
  > & {
    readonly type?: 'text' | 'email' | 'tel' | 'date'
  }

/** One line of text. */
export function TextField({ hint, optional, requiredWhen, className, ...control }: TextFieldProps) {
  const { around, name, first, change, blur } = useKitField<string>({ optional, requiredWhen })
  return (
    <Field {...around} hint={hint} className={className}>
      <Input
        type="text"
        {...control}
        name={name}
        defaultValue={first}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      />
    </Field>
  )
}

/** An email address. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="email" spellCheck={false} {...props} type="email" inputMode="email" />
}

/** A telephone number as people write it; the server knows the countries' rules. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" />
}

type TextAreaFieldProps = KitFieldProps & { readonly rows?: number; readonly maxLength?: number }

/** Several lines of text. */
export function TextAreaField({ hint, optional, requiredWhen, className, ...control }: TextAreaFieldProps) {
  const { around, name, first, change, blur } = useKitField<string>({ optional, requiredWhen })
  return (
    <Field {...around} hint={hint} className={className}>
      <Textarea
        {...control}
        name={name}
        defaultValue={first}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      />
    </Field>
  )
}

/** Option of a choice. */
export type FieldOption = { readonly value: string; readonly label: string }

type SelectFieldProps = KitFieldProps & {
  readonly options: readonly FieldOption[]
  readonly autoComplete?: string
}

/** One of a list, by the browser's own list. Empty means that nothing is chosen yet, unless an option is empty itself. */
export function SelectField(props: SelectFieldProps) {
  const { hint, className, options, autoComplete } = props
  const { around, name, first, change, blur } = useKitField<string>(props)
  const { forms } = useTranslations()
  return (
    <Field {...around} hint={hint} className={className}>
      <Select
        autoComplete={autoComplete}
        name={name}
        defaultValue={first}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      >
        {options.every(({ value }) => value !== '') && <option value="">{forms.choose()}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
