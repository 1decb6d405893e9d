import { Choice, type ChoiceProps } from './choice.tsx'

/** One of several, with its label. Put the several in a {@link Fieldset} and give them one `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}
