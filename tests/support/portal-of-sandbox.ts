import { freePorts } from '../../scripts/lib/ports.ts'
import { startTestSandbox, type TestSandbox } from '../contract/test-sandbox.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

type Proxy = { readonly url: string; stop(): Promise<void> }

/** A portal whose product API stands behind a proxy of the test's own, and into which its users can sign in. */
export type PortalOfSandbox<OwnProxy extends Proxy> = {
  readonly publicUrl: string
  readonly portal: PortalProcess
  readonly proxy: OwnProxy
  readonly sandbox: TestSandbox
  stop(): Promise<void>
}

/**
 * Starts a sandbox, the proxy before its product API, and the built portal.
 * @param startProxy starts the proxy before this address
 */
export async function startPortalOfSandbox<OwnProxy extends Proxy>(
  startProxy: (productApiUrl: string) => Promise<OwnProxy>,
): Promise<PortalOfSandbox<OwnProxy>> {
  const [port] = await freePorts(1)
  const publicUrl = `http://localhost:${port}`
  const sandbox = await startTestSandbox(undefined, { PUBLIC_URL: publicUrl })
  const proxy = await startProxy(`${sandbox.url}/product`)
  const portal = await startPortal({
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    PRODUCT_API_URL: proxy.url,
    CONTENT_API_URL: `${sandbox.url}/content`,
    IDENTITY_ISSUER: `${sandbox.publicUrl}/identity`,
    IDENTITY_CUSTOM_ISSUER: `${sandbox.publicUrl}/identity`,
  })
  const stop = async () => {
    await portal.stop()
    await proxy.stop()
    await sandbox.stop()
  }
  return { publicUrl, portal, proxy, sandbox, stop }
}
