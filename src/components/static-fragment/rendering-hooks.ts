import { deepEqual } from '@tanstack/react-router'
import { useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Reports whether this component hydrates HTML of the server; false when the browser renders it itself. */
export function useHydrates(): boolean {
  const hydrates = useRef(false)
  return useSyncExternalStore(
    never,
    () => hydrates.current,
    () => {
      hydrates.current = true
      return true
    },
  )
}

/** The previous props object while the new one is deeply equal. */
export function useSame<Props extends object>(props: Props): Props {
  const [same, setSame] = useState(props)
  if (deepEqual(same, props)) return same
  setSame(props)
  return props
}
