import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { freePorts } from '../../scripts/lib/ports.ts'

/** Packages of the Strapi that the proof installs, at exactly these versions. */
export const strapiPackages = {
  '@strapi/strapi': '5.54.0',
  '@strapi/plugin-users-permissions': '5.54.0',
  // The newest one brings compiled files for every platform: nothing is compiled here.
  'better-sqlite3': '13.2.0',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router-dom': '6.30.3',
  'styled-components': '6.1.19',
} as const

const secret = (name: string) => `${name}-of-the-proof-0123456789-0123456789`

/** Files of a project configured as in strapi/README.md, and as for the recordings. */
const projectFiles = {
  'package.json': JSON.stringify({ name: 'strapi-proof', private: true, dependencies: strapiPackages }),
  'config/server.js': `module.exports = ({ env }) => ({
  host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['${secret('key')}'] }, proxy: { koa: true },
})`,
  'config/admin.js': `module.exports = () => ({
  serveAdminPanel: false,
  auth: { secret: '${secret('admin')}' },
  apiToken: { salt: '${secret('api')}' },
  transfer: { token: { salt: '${secret('transfer')}' } },
  secrets: { encryptionKey: '${secret('encryption')}' },
})`,
  'config/database.js': `module.exports = () => ({
  connection: { client: 'sqlite', connection: { filename: '.tmp/data.db' }, useNullAsDefault: true },
})`,
  'config/api.js':
    'module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true }, documents: { strictParams: true } }',
  'config/plugins.js': `module.exports = ({ env }) => ({
  'users-permissions': {
    config: { jwtSecret: '${secret('jwt')}', ...(env('SESSION_MODE') === 'refresh' && { jwtManagement: 'refresh' }) },
  },
})`,
  'config/middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors',
  'strapi::poweredBy', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public']`,
  // The recordings know a provider of this name.
  'src/index.js': `module.exports = {
  register({ strapi }) {
    const grantConfig = { key: 'key', secret: 'secret', callback: '', scope: [], enabled: true }
    const provider = { icon: '', enabled: true, grantConfig, authCallback: () => Promise.reject(new Error('none')) }
    strapi.plugin('users-permissions').service('providers-registry').add('portal', provider)
  },
}`,
  'public/uploads/.gitkeep': '',
  '.tmp/.gitkeep': '',
} as const

/**
 * Writes the project and installs its packages from the registry, or links those of an earlier installation, whose
 * `node_modules` is given by STRAPI_PACKAGES.
 */
export function createStrapiProject(folder: string): void {
  for (const [path, content] of Object.entries(projectFiles)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const installed = process.env.STRAPI_PACKAGES
  if (installed !== undefined) {
    symlinkSync(installed, join(folder, 'node_modules'))
    return
  }
  const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { status } = spawnSync('npm', options, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm install of Strapi ended with ${status}`)
}

/** A running Strapi. */
export type RunningStrapi = { readonly url: string; stop(): Promise<void> }

const startsWithinMs = 300_000

async function untilHealthy(url: string, process: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + startsWithinMs
  while (Date.now() < deadline && process.exitCode === null) {
    const isUp = await fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await wait(500)
  }
  throw new Error(`Strapi does not start:\n${readFileSync(log, 'utf8').slice(-4000)}`)
}

/** Starts the Strapi of a project; `refresh` makes it issue refresh tokens. */
export async function startStrapi(
  folder: string,
  mode: 'legacy' | 'refresh' = 'legacy',
): Promise<RunningStrapi> {
  const [port] = await freePorts(1)
  const log = join(folder, 'strapi.log')
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: folder,
    stdio: ['ignore', output, output],
    // Not production, in which Strapi refuses webhooks to this machine.
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NODE_ENV: 'development',
      STRAPI_TELEMETRY_DISABLED: 'true',
      PORT: String(port),
      SESSION_MODE: mode,
    },
  })
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, child, log)
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

const sessionSchema = z.object({ data: z.object({ token: z.string() }) })
const keySchema = z.object({ data: z.object({ accessKey: z.string() }) })

/** Rights of an admin token that strapi/README.md requires. */
const adminRights = [
  'admin::webhooks.read',
  'admin::webhooks.create',
  'admin::webhooks.update',
  'plugin::i18n.locale.read',
  'plugin::i18n.locale.create',
  'plugin::users-permissions.advanced-settings.read',
  'plugin::users-permissions.advanced-settings.update',
]

/** Creates the first administrator and the two tokens, as by hand in the administration. */
export async function createTokens(url: string): Promise<{ readonly api: string; readonly admin: string }> {
  const post = async (path: string, body: unknown, token?: string): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.json()
  }
  const person = { email: 'admin@example.test', password: 'Admin-password-1', firstname: 'A', lastname: 'B' }
  const { token } = sessionSchema.parse(await post('/admin/register-admin', person)).data
  const unlimited = { description: '', lifespan: null }
  const forContent = { ...unlimited, name: 'portal', type: 'full-access' }
  const adminPermissions = adminRights.map((action) => ({
    action,
    subject: null,
    properties: {},
    conditions: [],
  }))
  const forAdministration = { ...unlimited, name: 'portal setup', adminPermissions }
  return {
    api: keySchema.parse(await post('/admin/api-tokens', forContent, token)).data.accessKey,
    admin: keySchema.parse(await post('/admin/admin-tokens', forAdministration, token)).data.accessKey,
  }
}

/** A call of Strapi's REST API. */
export type StrapiCaller = (
  method: string,
  path: string,
  token: string | undefined,
  body?: unknown,
) => Promise<{ readonly status: number; readonly body: unknown }>

/** Calls the Strapi at an address. */
export function callerOf(url: string): StrapiCaller {
  return async (method, path, token, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        // Strapi closes idle connections after five seconds.
        connection: 'close',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
}

const rolesSchema = z.object({ roles: z.array(z.object({ id: z.int(), name: z.string() })) })
const actionsSchema = z.record(z.string(), z.looseObject({ enabled: z.boolean() }))
const ownerSchema = z.looseObject({ controllers: z.record(z.string(), actionsSchema) })
const roleSchema = z.object({ role: z.looseObject({ permissions: z.record(z.string(), ownerSchema) }) })

/** Finds the id of a role of users & permissions. */
export async function roleId(ask: StrapiCaller, token: string, name: string): Promise<number> {
  const { roles } = rolesSchema.parse((await ask('GET', '/users-permissions/roles', token)).body)
  return roles.find((role) => role.name === name)?.id ?? 0
}

/** Gives rights to visitors. */
export async function openToVisitors(
  ask: StrapiCaller,
  token: string,
  rights: readonly string[],
): Promise<void> {
  const path = `/users-permissions/roles/${await roleId(ask, token, 'Public')}`
  const { role } = roleSchema.parse((await ask('GET', path, token)).body)
  for (const right of rights) {
    const [, owner = '', controller = '', action = ''] = /^(.+)\.([^.]+)\.([^.]+)$/.exec(right) ?? []
    const entry = role.permissions[owner]?.controllers[controller]?.[action]
    if (entry) entry.enabled = true
  }
  const { status } = await ask('PUT', path, token, role)
  if (status !== 200) throw new Error(`the role cannot be written: ${status}`)
}
