import { Alert } from '~/components/ui/alert.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

/** Says, in the place of a form, that nothing can be sent while somebody else's space is viewed (P-463, P-622). */
export function RefusedForms() {
  return <Alert tone="warning">{useTranslations().account_menu.viewing.noForms()}</Alert>
}
