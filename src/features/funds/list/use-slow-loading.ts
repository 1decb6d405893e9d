import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

const slowMs = 1000

/**
 * Tells whether the next page state is being loaded, and whether that is slow enough to show a skeleton. A
 * part that contains the focus is never replaced, since the focus would be lost.
 */
export function useSlowLoading(part: RefObject<HTMLElement | null>) {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(!part.current?.contains(document.activeElement)), slowMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading, part])
  return { isLoading, isSlow }
}
