import { useRouterState } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { FormToken } from '~/features/session/form-token.tsx'

/** What every plain form of a signed-in page carries, and the page that it comes back to when it is refused. */
export function FormFields(): ReactElement {
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  return (
    <>
      <FormToken />
      <input type="hidden" name="returnPath" value={here} readOnly />
    </>
  )
}
