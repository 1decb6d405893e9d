import type { FaultCode } from '~/lib/form/fault-codes.ts'
import { useTranslations } from '~/routing/use-locale.ts'

/** Sentences of faults, in the page's language. */
export function useFaultText(): (code: FaultCode, field: string) => string {
  const { forms } = useTranslations()
  const texts: Record<FaultCode, (values: { field: string }) => string> = forms.faults
  return (code, field) => texts[code]({ field })
}
