import type { Context } from 'hono'
import { ContentError } from './content-error.ts'

/** A body that is no JSON; the original answers it without `details`. */
export class BrokenJsonError extends Error {
  override readonly name = 'SyntaxError'
}

/** A body's keys and values. */
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

/** Node adds line and column to its message, which the original's Node did not. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Invalid JSON'
    throw new BrokenJsonError(message.replace(/ \(line \d+ column \d+\)$/, ''))
  }
}

/**
 * Reads a body of JSON or of a form. Nothing, or what is no object, is an empty one.
 *
 * @throws {BrokenJsonError} when it is no JSON
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
