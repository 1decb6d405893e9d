// framework-seam: placeholders
import { randomBytes } from 'node:crypto'
import type { PreserializedObject } from '../../lib/preserialized-data.ts'
import { weakMemo } from '../../lib/weak-memo.ts'
import { createPlaceholders, type Placeholders } from '../../routing/rendering/placeholders.ts'
import { createRequestMemory } from '../http/request-context.server.ts'
import { isServerFunctionPath } from '../http/server-function-path.server.ts'

type Application = (request: Request) => Response | Promise<Response>

const ofRequests = createRequestMemory<{ placeholders?: Placeholders }>()
const ofRequest = () => ofRequests.once('page', () => ({}))

/**
 * 72 random bits cannot be guessed during a render; short, since a page contains the name some sixty times.
 */
const renderName = () => randomBytes(9).toString('base64url')

/** Creates the placeholders of the page that the current request renders. */
export function beginPlaceholders(): Placeholders {
  const placeholders = createPlaceholders(renderName())
  ofRequest().placeholders = placeholders
  return placeholders
}

/** Creates placeholders for each rendered page; responses of server functions have none. */
export const withPlaceholders =
  (application: Application): Application =>
  (request) => {
    if (!isServerFunctionPath(new URL(request.url).pathname)) beginPlaceholders()
    return application(request)
  }

/** Returns the placeholders of the page that the current request renders; undefined outside a page. */
export const currentPlaceholders = (): Placeholders | undefined => ofRequest().placeholders

/**
 * Serializes preserialized data once as a JavaScript expression that is safe in an inline script: UTF-8 JSON
 * without `<`.
 */
const serializedOnce = weakMemo((value: PreserializedObject) =>
  Buffer.from(JSON.stringify(value).replaceAll('<', String.raw`\u003c`)),
)

/**
 * Returns the placeholder of preserialized data in the page that the current request renders; undefined
 * outside a page.
 */
export const placeholderForData = (value: PreserializedObject): string | undefined =>
  currentPlaceholders()?.placeholderFor(serializedOnce(value))
