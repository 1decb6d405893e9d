import { type RefObject, useEffect, useRef } from 'react'

/**
 * Sets a filter field to its URL value whenever the URL changes. The element stays mounted, so that
 * keyboard focus is kept after a change.
 */
export function useFieldOfAddress<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const shown = useRef(value)
  useEffect(() => {
    // Text typed before hydration is preserved.
    if (shown.current === value) return
    shown.current = value
    if (field.current) field.current.value = value
  }, [value])
  return field
}
