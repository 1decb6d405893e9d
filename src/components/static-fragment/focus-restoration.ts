import { type RefCallback, useMemo } from 'react'

const stops = 'a[href], button, input, select, summary, [tabindex]'

/**
 * Carries the focus over from one element to the one that takes its place: from the n-th stop of the keyboard in
 * the first to the n-th in the second. A heading that sorts a table is one of the same stops before and after.
 */
export function carryFocus() {
  let place = -1
  return {
    /** Called before the first element is removed. */
    leave: (part: ParentNode) => {
      place = [...part.querySelectorAll(stops)].findIndex((stop) => stop.matches(':focus'))
    },
    /** Called once the second element is there. */
    arrive: (part: ParentNode) => {
      const stop = place < 0 ? undefined : part.querySelectorAll<HTMLElement>(stops)[place]
      place = -1
      stop?.focus({ preventScroll: true })
    },
  }
}

/** Refs of the element that React removes and of the one that it puts in its place ({@link carryFocus}). */
export function useFocusRestoration(): {
  readonly before: RefCallback<HTMLDivElement>
  readonly after: RefCallback<HTMLDivElement>
} {
  return useMemo(() => {
    const { leave, arrive } = carryFocus()
    return {
      before: (part) => (part === null ? undefined : () => leave(part)),
      after: (part) => {
        if (part !== null) arrive(part)
      },
    }
  }, [])
}
