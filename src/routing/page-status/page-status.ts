import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'

/** Sets the HTTP status (and `Retry-After`) of the page being rendered; does nothing in the browser. */
export const setPageStatus = createIsomorphicFn()
  .server((status: number, retryAfterSeconds?: number) => {
    setResponseStatus(status)
    if (retryAfterSeconds !== undefined) setResponseHeader('retry-after', String(retryAfterSeconds))
  })
  .client((_status: number, _retryAfterSeconds?: number) => {})
