import type { Context } from 'hono'
import { ContentError } from './content-error.ts'

/** A body that is not JSON; Strapi responds to it without `details`. */
export class BrokenJsonError extends Error {
  override readonly name = 'SyntaxError'
}

/** Keys and values of a body. */
export type Body = Readonly<Record<string, unknown>>

const largestBytes = 1024 * 1024

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function readText(context: Context): Promise<string> {
  if (Number(context.req.header('content-length') ?? 0) > largestBytes) throw tooLarge()
  const text = await context.req.text()
  if (Buffer.byteLength(text) > largestBytes) throw tooLarge()
  return text
}

function tooLarge(): ContentError {
  return new ContentError('PayloadTooLargeError', 'Payload too large')
}

/** Node adds line and column to its message; the version that Strapi runs on does not. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Invalid JSON'
    throw new BrokenJsonError(message.replace(/ \(line \d+ column \d+\)$/, ''))
  }
}

/**
 * Parses a JSON or form body. An empty body, or one that is not an object, gives an empty one.
 *
 * @throws {BrokenJsonError} when it is not JSON
 * @throws {ContentError} when it is too large
 */
export async function readBody(context: Context): Promise<Body> {
  const text = await readText(context)
  const type = context.req.header('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  const body: unknown = text === '' ? {} : parseJson(text)
  return isBody(body) ? body : {}
}
