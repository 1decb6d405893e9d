import { resolve } from 'node:path'
import { blockedPorts } from './ports.ts'
import { PlainError, projectDirectory } from './project.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** The port, addresses and data folder of a process. */
type Place = {
  readonly port: number
  readonly url: string
  /** Address on this machine, for health checks. */
  readonly localUrl: string
  readonly dataDirectory: string
}

/** Environment settings that the commands read; the portal and the sandbox check the others themselves. */
export type Settings = {
  readonly portal: Place
  readonly sandbox: Place
  /** Outside systems that the sandbox replaces; empty when all of them are elsewhere. */
  readonly embeddedSystems: readonly string[]
  /** True if visitors reach the portal on this machine only, so that defaults may be filled in. */
  readonly isLocal: boolean
  /** Environment of both processes. */
  readonly variables: Variables
}

const outsideSystems = [
  { name: 'product API', variable: 'PRODUCT_API_URL' },
  { name: 'content backend', variable: 'CONTENT_API_URL' },
  { name: 'identity provider', variable: 'IDENTITY_ISSUER' },
] as const

/** Paths that only the portal requests: on this machine, regardless of the sandbox's public URL. */
const portalOnly = { PRODUCT_API_URL: '/product', CONTENT_API_URL: '/content' } as const

/** Addresses that browsers are sent to; the issuer is the sandbox's name in its tokens. */
const seenByVisitors = {
  IDENTITY_ISSUER: '/identity',
  IDENTITY_CUSTOM_ISSUER: '/identity',
  CONTENT_ADMIN_URL: '/content/admin',
  BACK_OFFICE_URL: '/back-office',
} as const

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.*\.localhost)$/

function readPort(variables: Variables, name: string, fallback: number): number {
  const port = Number(variables[name] ?? fallback)
  if (blockedPorts.has(port))
    throw new PlainError(`${name} must be another port: browsers refuse to open ${port}.`)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new PlainError(`${name} must be a port number from 1 to 65535, not "${variables[name]}".`)
}

function localUrlOf(host: string | undefined, port: number): string {
  const reachable = host === undefined || /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && loopbackHost.test(new URL(url).hostname)
}

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined

function isAt({ url, localUrl }: Place, address: string | undefined): boolean {
  const origin = originOf(address)
  return origin !== undefined && [originOf(url), originOf(localUrl)].includes(origin)
}

const addressesAt = (url: string, paths: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(paths).map(([variable, path]) => [variable, `${url}${path}`]))

function readPortal(given: Variables): Place {
  const port = readPort(given, 'PORT', 3000)
  return {
    port,
    url: given.PUBLIC_URL ?? `http://localhost:${port}`,
    localUrl: localUrlOf(given.HOST, port),
    dataDirectory: resolve(projectDirectory, given.DATA_DIR ?? '.data/portal'),
  }
}

function readSandbox(given: Variables): Place {
  const port = readPort(given, 'SANDBOX_PORT', 4000)
  return {
    port,
    url: given.SANDBOX_PUBLIC_URL?.trim().replace(/\/+$/, '') ?? `http://localhost:${port}`,
    localUrl: localUrlOf(given.SANDBOX_HOST, port),
    dataDirectory: resolve(projectDirectory, given.SANDBOX_DATA_DIR ?? '.data/sandbox'),
  }
}

/**
 * Settings from the environment table of the README; an empty value counts as not set. On this machine, addresses
 * that are not set follow the ports, so that a second copy needs other ports and data folders and nothing else.
 * Elsewhere nothing is filled in, and the portal refuses to start on defaults.
 * @throws PlainError when a port is no port number
 */
export function readSettings(environment: Variables): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const portal = readPortal(given)
  const sandbox = readSandbox(given)
  const isLocal = isLoopback(portal.url)
  const variables: Variables = {
    ...(isLocal ? addressesAt(sandbox.localUrl, portalOnly) : {}),
    ...(isLocal ? addressesAt(sandbox.url, seenByVisitors) : {}),
    ...given,
    PORT: String(portal.port),
    PUBLIC_URL: portal.url,
    DATA_DIR: portal.dataDirectory,
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_DATA_DIR: sandbox.dataDirectory,
  }
  const embedded = outsideSystems.filter(({ variable }) => isAt(sandbox, variables[variable]))
  return { portal, sandbox, embeddedSystems: embedded.map(({ name }) => name), isLocal, variables }
}
