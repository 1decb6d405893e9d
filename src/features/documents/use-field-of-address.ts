import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a field of a filter at what the address says, whenever that changes. The field stays the same element, so that
 * whoever has just chosen by keyboard is still in it.
 */
export function useFieldOfAddress<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const shown = useRef(value)
  useEffect(() => {
    // What was typed before scripts ran is not undone.
    if (shown.current === value) return
    shown.current = value
    if (field.current) field.current.value = value
  }, [value])
  return field
}
