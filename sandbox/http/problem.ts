import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem, ProblemCode } from '../../src/contract/product-api/primitives.schema.ts'

const statuses = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  user_not_found: 404,
  conflict: 409,
  gone: 410,
  validation_failed: 422,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  internal_error: 500,
} as const satisfies Record<ProblemCode, ContentfulStatusCode>

const titles: Readonly<Record<ProblemCode, string>> = {
  bad_request: 'The request is malformed',
  unauthenticated: 'Authentication is required',
  forbidden: 'The caller may not do this',
  not_found: 'There is nothing at this address',
  user_not_found: 'There is no such user',
  conflict: 'The request conflicts with the present state',
  gone: 'This secret was used, or its time is over',
  validation_failed: 'The content is not acceptable',
  range_not_satisfiable: 'The range lies outside the file',
  too_many_requests: 'Too many requests',
  internal_error: 'The server failed',
}

type ProblemExtras = {
  readonly status?: ContentfulStatusCode
  readonly title?: string
  readonly detail?: string
  readonly errors?: Problem['errors']
  readonly headers?: Readonly<Record<string, string>>
}

/** Responds with an RFC 9457 problem document. `instance` is the request's path, without its query. */
export function problem(context: Context, code: ProblemCode, extras: ProblemExtras = {}): Response {
  const status = extras.status ?? statuses[code]
  const body: Problem = {
    type: `urn:orvanne:problem:${code}`,
    title: extras.title ?? titles[code],
    status,
    code,
    instance: context.req.path,
    ...(extras.detail === undefined ? {} : { detail: extras.detail }),
    ...(extras.errors === undefined ? {} : { errors: extras.errors }),
  }
  return context.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...extras.headers,
  })
}

/** Aborts the request with a problem document, from anywhere in a handler. */
export function refuse(context: Context, code: ProblemCode, extras: ProblemExtras = {}): never {
  const res = problem(context, code, extras)
  throw new HTTPException(extras.status ?? statuses[code], { res })
}

/** Responds to a method that an existing path does not support (RFC 9110, section 15.5.6). */
export function methodNotAllowed(allowed: readonly string[]) {
  return (context: Context): Response =>
    problem(context, 'bad_request', {
      status: 405,
      title: 'This address does not have that method',
      headers: { allow: allowed.join(', ') },
    })
}
