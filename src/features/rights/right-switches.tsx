import type { ReactElement } from 'react'
import { fieldIdOf } from '~/components/form/form-context.ts'
import { Checkbox } from '~/components/ui/choice.tsx'

/** A choice with what it means in words. */
export type Switch = { readonly code: string; readonly title: string; readonly text?: string }

type SwitchesProps = {
  /** Names of the form and of its field. */
  readonly form: string
  readonly name: string
  readonly legend: string
  readonly hint?: string
  readonly switches: readonly Switch[]
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

/** Choices of which any number may be ticked, each explained. */
export function RightSwitches(props: SwitchesProps): ReactElement {
  const { form, hint, legend, name, onChange, switches, value } = props
  const id = fieldIdOf(form, name)
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${id}-about`}>
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-about`} className="mb-2 text-muted text-sm">
          {hint}
        </p>
      )}
      <ul className="border-hairline border-t">
        {switches.map(({ code, text, title }, index) => (
          <li key={code} className="border-hairline border-b py-2">
            <Checkbox
              {...(index === 0 && { id })}
              name={name}
              value={code}
              label={<span className="font-medium">{title}</span>}
              hint={text}
              defaultChecked={value.includes(code)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...value, code] : value.filter((one) => one !== code))
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
