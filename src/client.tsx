import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { nextTask } from './lib/next-task.ts'
import { isAskedAsSent, leaveAsSent } from './routing/navigation/as-sent.ts'

// framework-seam: loaded-route-code
/**
 * Reports whether the code of every part of the rendered page is loaded; once it is, the route's component has no
 * `preload` method.
 */
const hasItsCode = (router: AnyRouter): boolean =>
  router.state.matches.every(({ routeId, status }) => {
    const { component, errorComponent, notFoundComponent } = router.routesById[String(routeId)].options
    const drawn = status === 'notFound' ? notFoundComponent : status === 'error' ? errorComponent : component
    return drawn?.preload === undefined
  })
// framework-seam end: loaded-route-code

// framework-seam: hydration-in-tasks
/**
 * Entry script of the browser: React hydrates the page once the router has matched it. Reading the scripts, creating
 * the router and hydrating are separate tasks, so that input is handled in between. If a script that the page needs
 * cannot be loaded, the page stays as the server sent it (P-261).
 */
async function takeOver(): Promise<void> {
  if (!CSS.supports('selector(:popover-open)'))
    (await import('./components/ui/popover-stand-in.ts')).standInForPopovers()
  if (isAskedAsSent()) return leaveAsSent()
  await nextTask()
  const router = await hydrateStart()
  if (!hasItsCode(router)) return leaveAsSent()
  await nextTask()
  const sent = [...document.forms]
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        onRecoverableError: (error) => {
          reportError(error)
          void import('./components/form/fill-again.ts').then(({ fillAgain }) => fillAgain(sent))
        },
      },
    )
  })
}

takeOver().catch((error) => {
  leaveAsSent()
  reportError(error)
})
