import { Choice, type ChoiceProps } from './choice.tsx'

/** A box to tick, with its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}
