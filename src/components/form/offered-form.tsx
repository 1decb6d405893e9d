import { createContext, type ReactNode, use } from 'react'

/** What stands in the place of every form whose entries the server would refuse; null where forms are accepted. */
export const RefusedFormsContext = createContext<ReactNode>(null)

/** A form that is shown only where it would be accepted: nobody fills in what is then refused. */
export function OfferedForm({ children }: { readonly children: ReactNode }): ReactNode {
  return use(RefusedFormsContext) ?? children
}
