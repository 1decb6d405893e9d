import { useMatches } from '@tanstack/react-router'

const tokenOf = (context: object | undefined): string =>
  context && 'formToken' in context && typeof context.formToken === 'string' ? context.formToken : ''

/**
 * The hidden CSRF field that the server requires of every form. Layouts and guards put the token into the
 * context.
 */
export function FormToken() {
  const token = useMatches({ select: (matches) => tokenOf(matches.at(-1)?.context) })
  return <input type="hidden" name="csrfToken" value={token} readOnly />
}
