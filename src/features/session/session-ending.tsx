import { useEffect, useState } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { AlertDialog } from '~/components/ui/alert-dialog.tsx'
import { Button } from '~/components/ui/button.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { rememberSession } from './load-session.ts'
import { clockOf, type SessionEnd } from './session-end.ts'
import { SignOutForm } from './sign-out-form.tsx'

type SessionEndingProps = {
  readonly end: SessionEnd
  /** Called when the user has extended the session. */
  readonly onKept: () => void
}

/** Warns of the end of a session, with a button to extend it unless it has reached its absolute limit. */
export function SessionEnding({ end, onKept }: SessionEndingProps) {
  const [isRead, setRead] = useState(false)
  if (end.isFinal) return isRead ? null : <LastWarning end={end} onRead={() => setRead(true)} />
  return <ExtendableWarning end={end} onKept={onKept} />
}

function LastWarning({ end, onRead }: { end: SessionEnd; onRead: () => void }) {
  const { sessionEnd } = useTranslations().account_menu
  return (
    <AlertDialog
      title={sessionEnd.lastTitle()}
      text={sessionEnd.lastText()}
      onEscape={onRead}
      actions={<Button onClick={onRead}>{sessionEnd.read()}</Button>}
    >
      <TimeLeft atMs={end.atMs} />
    </AlertDialog>
  )
}

function ExtendableWarning({ end, onKept }: SessionEndingProps) {
  const { sessionEnd } = useTranslations().account_menu
  const { state, keep } = useKeepSession(onKept)
  return (
    <AlertDialog
      title={sessionEnd.title()}
      text={sessionEnd.text()}
      // A key press shows that the user is present, which is enough to extend the session.
      onEscape={keep}
      actions={
        <>
          <Button onClick={keep} aria-disabled={state === 'asking'}>
            {sessionEnd.keep()}
          </Button>
          <SignOutForm>
            {(label) => (
              <Button type="submit" color="neutral" variant="outline">
                {label}
              </Button>
            )}
          </SignOutForm>
        </>
      }
    >
      <TimeLeft atMs={end.atMs} />
      {state === 'failed' && (
        <Alert tone="error" role="alert">
          {sessionEnd.failed()}
        </Alert>
      )}
    </AlertDialog>
  )
}

/** Extends the session on the server. After a failed request the user may try again. */
function useKeepSession(onKept: () => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const keep = async () => {
    if (state === 'asking') return
    setState('asking')
    try {
      const { postActivity } = await import('./session-calls.ts')
      const askedAt = Date.now()
      const session = await postActivity()
      setState('idle')
      if (session === null) return
      onKept()
      rememberSession(session, askedAt)
    } catch {
      setState('failed')
    }
  }
  return { state, keep }
}

const secondMs = 1000

/**
 * Seconds before the end at which the remaining time is announced; the figures that change every second are
 * not.
 */
const spokenAtS = [60, 30] as const

function TimeLeft({ atMs }: { atMs: number }) {
  const { sessionEnd } = useTranslations().account_menu
  const leftMs = useTimeLeft(atMs)
  const spoken = spokenAtS.findLast((seconds) => leftMs <= seconds * secondMs)
  return (
    <div className="flex items-baseline gap-3">
      <span className="text-muted text-sm">{sessionEnd.timeLeft()}</span>
      <span role="timer" className="font-medium text-xl tabular-nums">
        {clockOf(leftMs)}
      </span>
      <span role="status" className="sr-only">
        {spoken !== undefined && sessionEnd.secondsLeft({ seconds: spoken })}
      </span>
    </div>
  )
}

function useTimeLeft(atMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [])
  return atMs - nowMs
}
