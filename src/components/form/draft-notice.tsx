import type { FormDraft } from '~/lib/form/form-answer.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { Alert } from '../ui/alert.tsx'
import { useFaultText } from './fault-text.ts'

/** Why a form without fields of its own, such as a button in a list, was refused. */
export function DraftNotice({ draft, label }: { draft: FormDraft | null; label: string }) {
  const { forms } = useTranslations()
  const faultText = useFaultText()
  if (draft === null) return null
  const [fault] = draft.faults
  const text = fault ? faultText(fault.code, label) : forms.problems[draft.problem ?? 'unexpected_answer']()
  return (
    <Alert tone="error" role="alert" className="mb-8">
      {text}
    </Alert>
  )
}
