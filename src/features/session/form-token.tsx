import { useQuery } from '@tanstack/react-query'
import { formTokenQuery } from './session.queries.ts'

/** The hidden field without which the server refuses a form. */
export function FormToken() {
  const { data } = useQuery(formTokenQuery())
  return <input type="hidden" name="csrfToken" value={data ?? ''} readOnly />
}
