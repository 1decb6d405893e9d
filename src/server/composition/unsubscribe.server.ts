import { showUnsubscribePage, unsubscribe } from '../unsubscribe/unsubscribe.server.ts'
import { limits } from './auth.server.ts'
import { productHttp } from './backends.server.ts'

/** Handles `GET /api/unsubscribe`. */
export const showUnsubscribe = (request: Request): Response => showUnsubscribePage(request)

/** Handles `POST /api/unsubscribe`. */
export const handleUnsubscribe = (request: Request): Promise<Response> =>
  unsubscribe(request, { http: productHttp, limits })
