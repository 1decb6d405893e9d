import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const slowMs = 1000

/** Tells whether the next page state is being loaded. */
export const useIsLoading = (): boolean => useRouterState({ select: (state) => state.isLoading })

/** Tells whether the next page state takes long enough to load that the page says so. */
export function useSlowLoading(): boolean {
  const isLoading = useIsLoading()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return isSlow
}
