import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { formTokenOfRequest, sessionOfRequest } from './session.functions.ts'
import { fetchFormToken, fetchSession } from './session-calls.ts'

const readSession = createIsomorphicFn()
  .server(() => sessionOfRequest())
  .client(() => fetchSession())

const readFormToken = createIsomorphicFn()
  .server(() => formTokenOfRequest())
  .client(() => fetchFormToken())

/** The session of this browser; asked for again on focus by the session provider, not by age. */
export const sessionQuery = () =>
  queryOptions({ queryKey: ['session'], queryFn: () => readSession(), staleTime: Number.POSITIVE_INFINITY })

/** The token that forms carry; it lives as long as the browser's own session. */
export const formTokenQuery = () =>
  queryOptions({
    queryKey: ['form-token'],
    queryFn: () => readFormToken(),
    staleTime: Number.POSITIVE_INFINITY,
  })
