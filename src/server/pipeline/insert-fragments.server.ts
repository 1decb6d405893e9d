import { randomBytes } from 'node:crypto'
import { createPlaceholders, type Placeholders } from '../../lib/placeholders.ts'
import type { PreserializedObject } from '../../lib/preserialized-data.ts'
import { weakMemo } from '../../lib/weak-memo.ts'
import { createRequestMemory } from '../http/request-context.server.ts'
import { isServerFunctionPath } from '../http/server-function-path.server.ts'

type Application = (request: Request) => Response | Promise<Response>

const ofRequests = createRequestMemory<{ places?: Placeholders }>()
const ofRequest = () => ofRequests.once('page', () => ({}))

/** Nobody can guess 72 bits while a page is rendered, and they stand in it some sixty times. */
const nameOfRendering = () => randomBytes(9).toString('base64url')

/** Begins the places of a page that the request renders. */
export function beginPlaces(): Placeholders {
  const places = createPlaceholders(nameOfRendering())
  ofRequest().places = places
  return places
}

/** Gives each page that an application renders its places; an answer to a call of a server function is no page. */
export const withPlaces =
  (application: Application): Application =>
  (request) => {
    if (!isServerFunctionPath(new URL(request.url).pathname)) beginPlaces()
    return application(request)
  }

/** The places of the page that the request renders; undefined where it renders none. */
export const placesOfPage = (): Placeholders | undefined => ofRequest().places

/** Preserialized data as an expression of JavaScript that may stand in an inline script: JSON in UTF-8, without `<`. */
const serializedOnce = weakMemo((value: PreserializedObject) =>
  Buffer.from(JSON.stringify(value).replaceAll('<', String.raw`\u003c`)),
)

/** The mark of preserialized data in the page that the request renders; undefined where it renders none. */
export const markOfData = (value: PreserializedObject): string | undefined =>
  placesOfPage()?.markOf(serializedOnce(value))
