import type { FormDraft } from '~/lib/form/form-answer.ts'
import type { KeptValues } from '~/lib/form/form-definition.ts'

/** What a step's form starts with. */
export type StepFormProps = {
  /** A form that was refused to a browser without scripts. */
  readonly draft: FormDraft | null
  /** What was kept of this browser's registration. */
  readonly kept: KeptValues | null
}
