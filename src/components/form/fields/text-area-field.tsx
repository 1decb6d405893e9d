import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'

export type TextAreaFieldProps = KitFieldProps & { readonly rows?: number; readonly maxLength?: number }

/** Several lines of text. */
export function TextAreaField({ hint, optional = false, className, ...control }: TextAreaFieldProps) {
  const { around, name, value, change, blur } = useKitField<string>({ optional })
  return (
    <Field {...around} hint={hint} className={className}>
      <Textarea
        {...control}
        name={name}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      />
    </Field>
  )
}
