import { type ReactNode, use } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Alert } from '../ui/alert.tsx'
import { FormsRefused } from './forms-refused.ts'

/**
 * A form that is shown only where it would be accepted: nobody fills in what is then refused. In a view of somebody else's
 * space, a sentence stands in its place (P-463, P-622).
 */
export function OfferedForm({ children }: { readonly children: ReactNode }): ReactNode {
  const { account_menu } = useTranslations()
  return use(FormsRefused) ? <Alert tone="warning">{account_menu.viewing.noForms()}</Alert> : children
}
