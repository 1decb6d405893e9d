import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ensureTranslations } from '~/lib/translations.ts'

/** Markup of an element as a French page of the portal holds it. */
export async function renderInPage(element: ReactElement): Promise<string> {
  await ensureTranslations('fr')
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element }),
    history: createMemoryHistory(),
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router as never} />)
}
