import type { Page } from '@playwright/test'

/** Request of a page that waits for the test. */
export type HeldRequest = {
  readonly url: URL
  readonly method: string
  /** Body as text; empty without one. */
  readonly body: string
  /** True if the browser itself asks for a document, as for a form that no script sends. */
  readonly isNavigation: boolean
}

/** Response instead of the portal's; undefined lets the request go on. */
export type StandIn = { readonly status: number; readonly json?: unknown } | undefined

/**
 * Asks a test about each request of a page that matches a pattern. `page.route` takes all requests of a page through
 * the test, whatever its pattern, and ends the browser's caching, which makes each page half as slow again.
 * @param urlPattern URL, with `*` for any characters
 */
export async function holdRequests(
  page: Page,
  urlPattern: string,
  decide: (request: HeldRequest) => Promise<StandIn>,
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  client.on('Fetch.requestPaused', async ({ request, requestId, resourceType }) => {
    const standIn = await decide({
      url: new URL(request.url),
      method: request.method,
      body: request.postData ?? '',
      isNavigation: resourceType === 'Document',
    })
    const sending =
      standIn === undefined
        ? client.send('Fetch.continueRequest', { requestId })
        : client.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: standIn.status,
            responseHeaders: [{ name: 'content-type', value: 'application/json' }],
            body: Buffer.from(standIn.json === undefined ? '' : JSON.stringify(standIn.json)).toString(
              'base64',
            ),
          })
    // A page that has closed or gone on no longer waits for its request.
    await sending.catch(() => undefined)
  })
  await client.send('Fetch.enable', { patterns: [{ urlPattern }] })
}

/** Holds back the scripts of a page until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await holdRequests(page, '*/assets/*.js', async () => {
    await promise
    return undefined
  })
  return resolve
}
