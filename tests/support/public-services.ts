import { type FakeContentBackend, startFakeContentBackend } from './fake-content-backend.ts'
import { type FakeProductApi, startFakeProductApi } from './fake-product-api.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

/** A portal between a fake product API and a fake content backend: all that public pages need. */
export type PublicServices = {
  readonly portal: PortalProcess
  readonly productApi: FakeProductApi
  readonly content: FakeContentBackend
  stop(): Promise<void>
}

/** Starts all three, with healthy backends; `environment` is passed to the portal. */
export async function startPublicServices(
  environment: Readonly<Record<string, string>> = {},
): Promise<PublicServices> {
  const [productApi, content] = await Promise.all([startFakeProductApi('healthy'), startFakeContentBackend()])
  const portal = await startPortal({
    PRODUCT_API_URL: productApi.url,
    CONTENT_API_URL: content.url,
    ...environment,
  })
  const stop = async () => {
    await portal.stop()
    await Promise.all([productApi.stop(), content.stop()])
  }
  return { portal, productApi, content, stop }
}
