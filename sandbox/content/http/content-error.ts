import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type ErrorName =
  | 'ValidationError'
  | 'ApplicationError'
  | 'PaginationError'
  | 'NotFoundError'
  | 'ForbiddenError'
  | 'UnauthorizedError'
  | 'RateLimitError'
  | 'PayloadTooLargeError'

const statuses: Readonly<Record<ErrorName, ContentfulStatusCode>> = {
  ValidationError: 400,
  ApplicationError: 400,
  PaginationError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  PayloadTooLargeError: 413,
  RateLimitError: 429,
}

/** Ends a request with the content backend's error body. */
export class ContentError extends Error {
  override readonly name: ErrorName
  readonly details: Readonly<Record<string, unknown>>

  constructor(name: ErrorName, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = name
    this.details = details
  }

  get status(): ContentfulStatusCode {
    return statuses[this.name]
  }
}

/** Creates the 404 error. */
export function notFound(): ContentError {
  return new ContentError('NotFoundError', 'Not Found')
}

/** Creates the 403 error. */
export function forbidden(): ContentError {
  return new ContentError('ForbiddenError', 'Forbidden')
}

/** Builds the error body; `details` are omitted where Strapi omits them. */
export function errorResponse(
  context: Context,
  status: ContentfulStatusCode,
  error: { readonly name: string; readonly message: string; readonly details?: unknown },
): Response {
  return context.json({ data: null, error: { status, ...error } }, status)
}
