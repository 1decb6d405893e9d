import { useRouterState } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

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

/** Shows the consent choice among the footer's settings, with buttons to withdraw it or to be asked again. */
export function ConsentAnswer({ choice }: { choice: 'granted' | 'refused' }) {
  const { audience } = useTranslations()
  const isGranted = choice === 'granted'
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-muted">
      <p>{isGranted ? audience.granted() : audience.refused()}</p>
      <ConsentForm>
        <Button
          type="submit"
          name="choice"
          value={isGranted ? 'refused' : 'unasked'}
          variant="link"
          size="sm"
        >
          {isGranted ? audience.withdraw() : audience.change()}
        </Button>
      </ConsentForm>
    </div>
  )
}
