import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from './session-context.ts'

const tokenOf = (context: object | undefined): string =>
  context && 'formToken' in context && typeof context.formToken === 'string' ? context.formToken : ''

/**
 * The hidden fields that the server requires of every form: the CSRF token, which layouts and guards put into the context,
 * and the account for which the form was opened. That stays the same while the form is open: sent after a switch to another
 * account, in another tab too, the form is refused (P-691).
 */
export function FormToken() {
  const token = useMatches({ select: (matches) => tokenOf(matches.at(-1)?.context) })
  const { data } = useSession()
  const [account] = useState(data === null || data.user.role === 'staff' ? '' : data.user.id)
  return (
    <>
      <input type="hidden" name="csrfToken" value={token} readOnly />
      {account !== '' && <input type="hidden" name="formAccount" value={account} readOnly />}
    </>
  )
}
