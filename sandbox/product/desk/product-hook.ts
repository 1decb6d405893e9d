import { createHmac } from 'node:crypto'
import type { ProductWebhook } from '../../../src/contract/product-api/webhook.schema.ts'
import type { funds } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'

const timeoutMs = 5000

type FundRow = Pick<typeof funds.$inferSelect, 'id' | 'slugFr' | 'slugEn'>
type HookDeps = Pick<SandboxDeps, 'env' | 'log' | 'now'>

/**
 * Notifies the portals that a fund changed, and waits for them, so that the approver finds the change published. A
 * portal that does not respond shows it once its cached pages are stale.
 */
export async function tellPortals(
  { env, log, now }: HookDeps,
  event: ProductWebhook['event'],
  { id, slugEn, slugFr }: FundRow,
): Promise<void> {
  const { productHookUrls, hookSecret } = env.content
  if (hookSecret === undefined) return
  const slugs = slugFr === null || slugEn === null ? null : { fr: slugFr, en: slugEn }
  const sent: ProductWebhook = { event, createdAt: now().toISOString(), fund: { id: `fnd-${id}`, slugs } }
  const body = JSON.stringify(sent)
  const signature = createHmac('sha256', hookSecret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-signature': signature }
  const tell = async (url: string) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`It answered ${response.status}`)
  }
  const told = await Promise.allSettled(productHookUrls.map(tell))
  for (const [index, { status, ...rest }] of told.entries())
    if (status === 'rejected' && 'reason' in rest)
      log.warn({ url: productHookUrls[index], event, reason: String(rest.reason) }, 'webhook not delivered')
}
