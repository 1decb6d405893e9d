import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { KeptPlacesContext } from '../../lib/kept-places.ts'
import type { Turn } from '../overload/take-turns.server.ts'
import { momentsOf, withDataOfNoMoment } from './data-of-no-moment.server.ts'
import { entryInPlace } from './entry-in-place.server.ts'
import { beginPlaces, placesOfPage } from './places-of-page.server.ts'
import { renderedPage } from './rendered-page.server.ts'

/**
 * Renders a page as one text, each in its turn. Every page has its data before it is rendered, so that there is nothing
 * to stream: in parts it would cost a quarter more, and come no sooner.
 * @throws what a component throws: the pipeline answers it, in the page's language.
 */
export const renderWhole = (turn: Turn) =>
  defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    try {
      await turn()
      const places = placesOfPage() ?? beginPlaces()
      const html = renderToString(
        <KeptPlacesContext value={places}>
          <StartServer router={router} />
        </KeptPlacesContext>,
      )
      const page = await transformHtmlStringWithRouter(router, html)
      const moments = momentsOf(router)
      const pieces = entryInPlace(page)
        .flatMap((piece) => withDataOfNoMoment(piece, moments))
        .flatMap(places.fill)
      return await renderedPage(request, pieces, { status: getSsrStatus(router), headers: responseHeaders })
    } finally {
      router.serverSsr?.cleanup()
    }
  })
