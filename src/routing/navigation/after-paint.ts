import { useEffect, useRef } from 'react'

/** Work that may wait for the next picture. */
export type AfterPaint = {
  /** Does it once the browser has drawn what the visitor just changed; a later one takes the place of one that waits. */
  readonly schedule: (work: () => void) => void
  /** Does what waits at once: something else is about to happen that must not come before it. */
  readonly flush: () => void
  readonly isWaiting: () => boolean
}

/** Lets a control show its new state before the work that follows from it begins (Interaction to Next Paint). */
export function useAfterPaint(): AfterPaint {
  const waiting = useRef<() => void>(undefined)
  const flush = () => {
    const work = waiting.current
    waiting.current = undefined
    work?.()
  }
  const schedule = (work: () => void) => {
    waiting.current = work
    // A frame's callbacks run before its picture, a task that they ask for after it.
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
