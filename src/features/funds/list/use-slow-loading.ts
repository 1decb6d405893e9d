import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

const slowMs = 1000

/**
 * Whether the next state of the page is being fetched, and whether that takes so long that what is shown should give
 * way to a skeleton. A part that holds the focus never gives way, since the focus would be lost with it.
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
