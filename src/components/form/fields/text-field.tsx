import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'

export type TextFieldProps = KitFieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck'> & {
    readonly type?: 'text' | 'email' | 'tel'
  }

/** One line of text. */
export function TextField({ hint, optional = false, className, ...control }: TextFieldProps) {
  const { around, name, value, change, blur } = useKitField<string>({ optional })
  return (
    <Field {...around} hint={hint} className={className}>
      <Input
        type="text"
        {...control}
        name={name}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      />
    </Field>
  )
}

/** An e-mail address. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="email" spellCheck={false} {...props} type="email" inputMode="email" />
}

/** A telephone number as people write it; the server knows the countries' rules. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" />
}
