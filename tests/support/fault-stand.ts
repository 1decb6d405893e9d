import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureSandboxBuilt } from '../../scripts/lib/builds.ts'
import { freePorts } from '../../scripts/lib/ports.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { launchSandbox, sandboxReady } from '../../scripts/lib/services.ts'
import { readSettings } from '../../scripts/lib/settings.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

/** Backends of the portal, as the tests make each fail. */
export const backends = ['product', 'content', 'identity'] as const
export type Backend = (typeof backends)[number]

/** A portal that reaches each part of a sandbox through a proxy that can fail. */
export type FaultStand = {
  readonly portal: PortalProcess
  readonly portalUrl: string
  readonly proxies: Readonly<Record<Backend, FaultProxy>>
  /** Makes the portal forget every response and page that it keeps. */
  forget(): Promise<void>
  stop(): Promise<void>
}

const hookSecret = 'a secret of the tests with thirty-two characters or more'

/** Tokens are replaced with nearly every request, so that signed-in pages need the identity provider. */
const tokensLiveS = '1'

export async function startFaultStand(): Promise<FaultStand> {
  await ensureSandboxBuilt()
  const data = mkdtempSync(join(tmpdir(), 'portal-data-'))
  const [port, sandboxPort] = await freePorts(2)
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const [product, content, identity] = await Promise.all(backends.map(() => startFaultProxy(sandboxUrl)))
  if (!product || !content || !identity) throw new Error('a proxy is missing')
  const settings = readSettings({
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA_DIR: join(data, 'sandbox'),
    SANDBOX_PUBLIC_URL: identity.url,
    SANDBOX_CONTENT_RATE_LIMIT: '100000',
    SANDBOX_TODAY: testDay,
    SANDBOX_PREPARE_DOCUMENTS: '0',
  })
  const sandbox = launchSandbox(settings, { output: openSync(join(data, 'sandbox.log'), 'a') })
  await sandboxReady(sandbox, settings)
  const portalUrl = settings.portal.url
  const portal = await startPortal({
    PORT: String(port),
    PUBLIC_URL: portalUrl,
    DATA_DIR: join(data, 'portal'),
    PRODUCT_API_URL: `${product.url}/product`,
    CONTENT_API_URL: `${content.url}/content`,
    IDENTITY_ISSUER: `${identity.url}/identity`,
    IDENTITY_CUSTOM_ISSUER: `${identity.url}/identity`,
    SESSION_REFRESH_S: tokensLiveS,
    HOOK_SECRET: hookSecret,
    TRUSTED_PROXIES: '127.0.0.1 ::1',
  })
  const proxies = { product, content, identity }
  return {
    portal,
    portalUrl,
    proxies,
    forget: () => purge(portalUrl),
    stop: async () => {
      await portal.stop()
      await sandbox.stop()
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()))
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function purge(portalUrl: string): Promise<void> {
  const response = await fetch(`${portalUrl}/api/hooks/product`, {
    method: 'POST',
    headers: { authorization: `Bearer ${hookSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ event: 'catalogue.update', createdAt: '2026-01-01T10:00:00.000Z' }),
  })
  if (!response.ok) throw new Error(`the purge answered ${response.status}: ${await response.text()}`)
}
