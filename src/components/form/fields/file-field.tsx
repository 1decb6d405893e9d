import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'

type FileFieldProps = KitFieldProps & {
  /** Types that the browser offers, such as `application/pdf`. */
  readonly accept: string
}

/** A file. Browsers never fill one in again: after a refusal it has to be chosen anew. */
export function FileField({ hint, optional, requiredWhen, className, accept }: FileFieldProps) {
  const { around, name } = useKitField<string>({ optional, requiredWhen })
  return (
    <Field {...around} hint={hint} className={className}>
      <Input type="file" accept={accept} name={name} />
    </Field>
  )
}
