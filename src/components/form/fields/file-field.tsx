import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { type FaultCode, type FieldFault, toFaultCode } from '~/lib/form/fault-codes.ts'
import { type KitFieldProps, useKitField } from '../use-kit-field.ts'

type FileFieldProps = KitFieldProps & {
  /** Types that the browser offers, such as `application/pdf`. */
  readonly accept: string
  /** The largest file, in bytes, and the fault of a larger one. */
  readonly most: MostBytes
}

export type MostBytes = { readonly bytes: number; readonly fault: FaultCode }

/**
 * A file. Browsers never fill one in again: after a refusal it has to be chosen anew. With scripts one that is too large
 * is refused before it is sent, in the page, where nothing typed is lost (P-820).
 */
export function FileField({ hint, optional, requiredWhen, className, accept, most }: FileFieldProps) {
  const { around, name } = useKitField<string>({ optional, requiredWhen })
  return (
    <Field {...around} hint={hint} className={className}>
      <Input
        type="file"
        accept={accept}
        name={name}
        data-most-bytes={most.bytes}
        data-too-large={most.fault}
      />
    </Field>
  )
}

/** The chosen files of a form that are larger than their field allows. */
export const tooLargeFiles = (form: HTMLFormElement): FieldFault[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"][data-most-bytes]')].flatMap((input) => {
    const { mostBytes, tooLarge } = input.dataset
    const isTooLarge = [...(input.files ?? [])].some(({ size }) => size > Number(mostBytes))
    return isTooLarge ? [{ field: input.name, code: toFaultCode(tooLarge) }] : []
  })
