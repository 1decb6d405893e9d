import { useEffect, useRef } from 'react'

/** Work deferred until after the next paint. */
export type AfterPaint = {
  /** Runs it once the browser has painted the visitor's last change; a later one replaces pending work. */
  readonly schedule: (work: () => void) => void
  /** Runs pending work at once, before something that must follow it. */
  readonly flush: () => void
  readonly isWaiting: () => boolean
}

/** Lets a control show its new state before the resulting work starts (Interaction to Next Paint). */
export function useAfterPaint(): AfterPaint {
  const waiting = useRef<() => void>(undefined)
  const flush = () => {
    const work = waiting.current
    waiting.current = undefined
    work?.()
  }
  const schedule = (work: () => void) => {
    waiting.current = work
    // Frame callbacks run before the paint; a task queued by them runs after it.
    requestAnimationFrame(() => setTimeout(flush))
  }
  useEffect(
    () => () => {
      waiting.current = undefined
    },
    [],
  )
  return { schedule, flush, isWaiting: () => waiting.current !== undefined }
}
