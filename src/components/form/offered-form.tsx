import { type ReactNode, use } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Alert } from '../ui/alert.tsx'
import { AcceptedForms } from './accepted-forms.ts'

type OfferedFormProps = {
  /** Address to which the form is sent. */
  readonly action?: string
  readonly children: ReactNode
}

/**
 * A form that is shown only where it would be accepted: nobody fills in what is then refused. In a view of somebody else's
 * space, or without the mandate for it, a sentence stands in its place (P-463, P-622, P-692).
 */
export function OfferedForm({ action = '', children }: OfferedFormProps): ReactNode {
  const { account_menu } = useTranslations()
  const accepted = use(AcceptedForms)
  if (accepted === undefined || accepted.includes(action)) return children
  const { holders, viewing } = account_menu
  return <Alert tone="warning">{accepted.length === 0 ? viewing.noForms() : holders.noForms()}</Alert>
}
