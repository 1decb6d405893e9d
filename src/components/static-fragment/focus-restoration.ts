import { type RefCallback, useMemo } from 'react'

const stops = 'a[href], button, input, select, summary, [tabindex]'

/**
 * Transfers the focus from an element to its replacement: from the n-th tab stop of the first to the n-th of the
 * second. A heading that sorts a table has the same index before and after.
 */
export function carryFocus() {
  let place = -1
  return {
    /** Called before the first element is removed. */
    leave: (part: ParentNode) => {
      place = [...part.querySelectorAll(stops)].findIndex((stop) => stop.matches(':focus'))
    },
    /** Called once the second element is rendered. */
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
