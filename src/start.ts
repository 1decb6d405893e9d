import { redirect } from '@tanstack/react-router'
import {
  createCsrfMiddleware,
  createIsomorphicFn,
  createMiddleware,
  createServerOnlyFn,
  createStart,
} from '@tanstack/react-start'
import { htmlOnlyDataAdapter } from './components/static-fragment/html-only-data.ts'
import { createPreserializedDataAdapter } from './components/static-fragment/preserialized-data-adapter.ts'
import type { PreserializedObject } from './lib/preserialized-data.ts'
import { maintenanceHeader, maintenancePath } from './routing/addresses/maintenance.ts'
import { env } from './server/composition/env.server.ts'
import { currentRequestContext } from './server/http/request-context.server.ts'
import { placeholderForData } from './server/pipeline/insert-fragments.server.ts'
import { logThrown } from './server/process/log.server.ts'

/** Hands the nonce of the response's Content Security Policy to the router, which puts it on every inline script. */
const policyNonce = createMiddleware().server(({ next }) =>
  next({ context: { nonce: currentRequestContext()?.nonce } }),
)

/** Never guessed from the request: behind a proxy its own address is not the one that browsers know. */
const isOwnOrigin = createServerOnlyFn((origin: string) => origin === new URL(env.PUBLIC_URL).origin)

/** Calls of server functions come from the portal's own pages (`Sec-Fetch-Site`, else `Origin`). */
const sameOriginCalls = createCsrfMiddleware({
  filter: ({ handlerType }) => handlerType === 'serverFn',
  origin: (origin) => isOwnOrigin(origin),
})

/** A bug in a server function becomes a log line with its request's id; the browser is told nothing of it. */
const reportedBugs = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    throw logThrown(error)
  }
})

/** A read that finds the portal closed leads to the maintenance page; what a form sends stays where it was typed. */
const leaveForMaintenance = createMiddleware({ type: 'function' }).client(async ({ next, method }) => {
  let isClosed = false
  const watchingFetch: typeof fetch = async (...call) => {
    const response = await fetch(...call)
    isClosed = response.headers.has(maintenanceHeader)
    return response
  }
  try {
    return await next({ fetch: watchingFetch })
  } catch (error) {
    if (!isClosed || method !== 'GET') throw error
    throw redirect({ href: maintenancePath(location.pathname), reloadDocument: true })
  }
})

const markInPage = createIsomorphicFn()
  .server(placeholderForData)
  .client((_value: PreserializedObject): string | undefined => undefined)

export const startInstance = createStart(() => ({
  serializationAdapters: [htmlOnlyDataAdapter, createPreserializedDataAdapter(markInPage)],
  requestMiddleware: [policyNonce, sameOriginCalls],
  functionMiddleware: [leaveForMaintenance, reportedBugs],
}))
