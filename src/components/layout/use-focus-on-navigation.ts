import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * After a navigation in the browser, moves the focus to the new page's heading, or to the anchor of the address, so
 * that keyboard and screen reader go on from there. A change of search leaves the focus on what changed it, be there an
 * anchor or not, unless that is gone with a step of a form: then the heading is where one goes on.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation) return
        const isElsewhere = pathChanged || document.activeElement === document.body
        if (!isElsewhere && (!hashChanged || fromLocation.searchStr !== toLocation.searchStr)) return
        const target =
          document.getElementById(toLocation.hash) ??
          (isElsewhere && document.querySelector<HTMLElement>('#content h1'))
        if (target) focusQuietly(target)
      }),
    [router],
  )
}
