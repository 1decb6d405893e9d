import { productApi } from './backends.server.ts'

/** State of the process; `productApi` is there when it was asked for. */
export type Health = {
  readonly status: 'live' | 'ready' | 'unavailable'
  readonly productApi?: 'up' | 'down'
}

/** Whether the portal lives and, when asked, whether its product API answers. */
export async function readHealth(isReadiness: boolean): Promise<Health> {
  if (!isReadiness) return { status: 'live' }
  const fields = await productApi.listFundFields({ locale: 'fr' })
  return fields.kind === 'ok'
    ? { status: 'ready', productApi: 'up' }
    : { status: 'unavailable', productApi: 'down' }
}
