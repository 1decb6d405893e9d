import { useRouterState } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'

type ConsentFormProps = {
  /** Sends the form in the place of the browser; without it the page is loaded anew. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** Posts the pressed button's `choice`; works without scripts. */
export function ConsentForm({ onSubmit, children }: ConsentFormProps) {
  const here = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).publicHref })
  return (
    <form method="post" action="/api/consent" onSubmit={onSubmit} className="flex flex-wrap gap-3">
      <input type="hidden" name="returnPath" value={here} />
      {children}
    </form>
  )
}
