import { useHydrated } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/** Whether the visitor has scrolled the page or gone to a place in it. */
const hasBegun = (): boolean => window.scrollY > 0 || document.activeElement !== document.body

/**
 * Moves the focus to what came of a form when it appears. A page that came with it may have been read, scrolled or
 * filled in before its scripts ran: then the visitor, who may be about to click, is left there.
 */
export function useFocusOnNews(news: RefObject<HTMLElement | null>): void {
  const isHydrated = useHydrated()
  const [cameWithPage] = useState(!isHydrated)
  useEffect(() => {
    if (!cameWithPage || !hasBegun()) news.current?.focus()
  }, [cameWithPage, news])
}
