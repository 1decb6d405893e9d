import { type ComponentProps, use } from 'react'
import { AcceptedForms } from './accepted-forms.ts'

/** Tells whether the server accepts what is sent to an address: in a view of somebody else's space it does not (P-822). */
export function useIsAccepted(action: string): boolean {
  const accepted = use(AcceptedForms)
  return accepted === undefined || accepted.includes(action)
}

type ButtonFormProps = ComponentProps<'form'> & { readonly action: string }

/**
 * Form of a button alone, which the browser itself sends. Unlike `OfferedForm` it leaves no sentence where it would be
 * refused: a list would repeat it on each of its lines.
 */
export function ButtonForm(props: ButtonFormProps) {
  return useIsAccepted(props.action) ? <form method="post" {...props} /> : null
}
