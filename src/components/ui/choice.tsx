import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './class-names.ts'
import { useFieldAttributes } from './field.tsx'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  /** Text at the end of the line: the number of results behind a filter. */
  detail?: ReactNode
  /** Hides the label visually if the option is shown beside it. */
  labelHidden?: boolean
}

/** A native box or disc with its label as one target of at least 44 px on touch screens. */
function Choice({
  type,
  label,
  hint,
  detail,
  labelHidden,
  className,
  id,
  ...props
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = `${controlId}-hint`
  const attributes = useFieldAttributes({ 'aria-describedby': hint ? hintId : undefined, ...props })
  return (
    <span className={cn('flex flex-col', className)}>
      <label
        htmlFor={controlId}
        className="flex min-h-8 items-start gap-3 py-1 has-disabled:opacity-50 pointer-coarse:min-h-11 pointer-coarse:py-2.5"
      >
        <input
          {...props}
          {...attributes}
          id={controlId}
          type={type}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className={labelHidden ? 'sr-only' : 'min-w-0'}>{label}</span>
        {detail && <span className="figures ml-auto text-muted text-sm leading-6">{detail}</span>}
      </label>
      {hint && (
        <span id={hintId} className="pl-8 text-muted text-sm">
          {hint}
        </span>
      )}
    </span>
  )
}

/** A box to tick, with its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

/** Radio button with its label. Put the buttons of a group in a {@link Fieldset} and give them one `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}
