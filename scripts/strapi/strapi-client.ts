import { z } from 'zod'
import { PlainError } from '../lib/project.ts'

/** A response of Strapi; `body` is undefined where it is no JSON. */
export type StrapiResponse = { readonly status: number; readonly body: unknown; readonly headers: Headers }

/** A file for the media library. */
export type StrapiUpload = {
  readonly name: string
  readonly mime: string
  readonly alternativeText: string | null
  readonly content: Uint8Array<ArrayBuffer>
}

/** Calls of a Strapi: its REST API by an API token, its administration by an admin token. */
export type StrapiClient = {
  /** `path` is under `/api`. */
  api(method: string, path: string, body?: unknown): Promise<StrapiResponse>
  /** A call without any token. */
  asVisitor(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<StrapiResponse>
  /** A call of the administration; undefined without an admin token. `path` is whole. */
  admin(method: string, path: string, body?: unknown): Promise<StrapiResponse | undefined>
  upload(file: StrapiUpload): Promise<StrapiResponse>
}

type Access = { readonly url: string; readonly token: string; readonly adminToken?: string | undefined }

/** Strapi creates several sizes of a picture before it responds. */
const timeoutMs = 120_000

/** Thrown if Strapi does not respond, or the response is not Strapi's. */
export class StrapiUnreachableError extends PlainError {}

function jsonIn(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

type CallInit = RequestInit & { readonly headers: Record<string, string> }

async function ask(url: string, init: CallInit): Promise<StrapiResponse> {
  try {
    // A connection of its own: Strapi closes idle ones after five seconds, which making a file may take.
    const headers = { ...init.headers, connection: 'close' }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { redirect: 'manual', ...init, headers, signal })
    return { status: response.status, headers: response.headers, body: jsonIn(await response.text()) }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new StrapiUnreachableError(`Strapi does not answer: ${new URL(url).origin} (${cause})`)
  }
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

function jsonCall(method: string, headers: Record<string, string>, body: unknown): CallInit {
  if (body === undefined) return { method, headers }
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Creates a client of the Strapi at an address without `/api`. */
export function createStrapiClient({ url, token, adminToken }: Access): StrapiClient {
  const base = url.replace(/\/+$/, '')
  return {
    api: (method, path, body) => ask(`${base}/api${path}`, jsonCall(method, bearer(token), body)),
    asVisitor: (method, path, body, headers = {}) =>
      ask(`${base}/api${path}`, jsonCall(method, headers, body)),
    async admin(method, path, body) {
      if (adminToken === undefined) return undefined
      return ask(`${base}${path}`, jsonCall(method, bearer(adminToken), body))
    },
    upload({ name, mime, alternativeText, content }) {
      const form = new FormData()
      form.append('files', new Blob([content], { type: mime }), name)
      form.append('fileInfo', JSON.stringify({ name, alternativeText, caption: null }))
      return ask(`${base}/api/upload`, { method: 'POST', headers: bearer(token), body: form })
    },
  }
}

const errorSchema = z.object({ error: z.object({ message: z.string(), details: z.unknown() }) })

/** Returns the status and message of a refusal by Strapi. */
export function reasonOf({ status, body }: StrapiResponse): string {
  const { data } = errorSchema.safeParse(body)
  const details = JSON.stringify(data?.error.details ?? {})
  return `${status}${data === undefined ? '' : ` ${data.error.message}`}${details === '{}' ? '' : ` ${details}`}`
}

/**
 * Parses a successful response.
 * @throws {PlainError} with Strapi's message otherwise
 */
export function expectResponse<Schema extends z.ZodType>(
  schema: Schema,
  response: StrapiResponse,
  what: string,
): z.output<Schema> {
  if (response.status < 200 || response.status > 299) throw new PlainError(`${what}: ${reasonOf(response)}`)
  const parsed = schema.safeParse(response.body)
  if (!parsed.success) throw new PlainError(`${what}: the answer is not Strapi’s`)
  return parsed.data
}
