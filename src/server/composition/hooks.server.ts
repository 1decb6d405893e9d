import { answerHook } from '../hooks/answer-hook.server.ts'
import { readContentHook } from '../hooks/content-hook.server.ts'
import { readProductHook } from '../hooks/product-hook.server.ts'
import { log } from '../process/log.server.ts'
import { env } from './env.server.ts'
import { purgeEverywhere } from './purges.server.ts'

const deps = { secret: env.HOOK_SECRET, purge: purgeEverywhere, log }

/** Handles the content backend's webhook. */
export const answerContentHook = (request: Request) => answerHook(request, readContentHook, deps)

/** Handles the product API's webhook. */
export const answerProductHook = (request: Request) => answerHook(request, readProductHook, deps)
