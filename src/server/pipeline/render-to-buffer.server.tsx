import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { PageScriptsContext } from '../../routing/rendering/page-scripts.ts'
import { PlaceholdersContext } from '../../routing/rendering/placeholders.ts'
import type { RenderScheduler } from '../overload/render-scheduler.server.ts'
import { dehydrateDeterministically, loadTimesOf } from './deterministic-dehydration.server.ts'
import { beginPlaceholders, currentPlaceholders } from './insert-fragments.server.ts'
import { takePageScripts } from './page-scripts.server.ts'
import { renderedPage } from './rendered-page.server.ts'

/**
 * Renders a page to one buffer. Loaders have loaded all data before, so that there is nothing to stream:
 * streaming would cost a quarter more processor time without an earlier first byte.
 * @throws every error of a component; the pipeline responds with an error page in the page's language
 */
export const renderToBuffer = ({ render }: Pick<RenderScheduler, 'render'>) =>
  defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    try {
      await render()
      const places = currentPlaceholders() ?? beginPlaceholders()
      const html = renderToString(
        <PageScriptsContext value={takePageScripts(router)}>
          <PlaceholdersContext value={places}>
            <StartServer router={router} />
          </PlaceholdersContext>
        </PageScriptsContext>,
      )
      const page = await transformHtmlStringWithRouter(router, html)
      const loadTimes = loadTimesOf(router)
      const pieces = dehydrateDeterministically(page, loadTimes).flatMap(places.insertFragments)
      return await renderedPage(request, pieces, { status: getSsrStatus(router), headers: responseHeaders })
    } finally {
      router.serverSsr?.cleanup()
    }
  })
