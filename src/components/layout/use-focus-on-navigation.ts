import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * After a navigation in the browser, moves the focus to the new page's heading, or to the anchor of the address, so
 * that keyboard and screen reader go on from there. A change of search leaves the focus on what changed it, be there an
 * anchor or not, unless that is gone with a step of a form: then the heading is where one goes on. A jump within a page
 * is the browser's own: who has gone on from there before the router knows of it is left where they are.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    let focusedBefore: Element | null = null
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        focusedBefore = document.activeElement
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation) return
        const isElsewhere = pathChanged || document.activeElement === document.body
        if (!isElsewhere && document.activeElement !== focusedBefore) return
        if (!isElsewhere && (!hashChanged || fromLocation.searchStr !== toLocation.searchStr)) return
        const target =
          document.getElementById(toLocation.hash) ??
          (isElsewhere && document.querySelector<HTMLElement>('#content h1'))
        if (target) focusQuietly(target)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
}
