import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sandboxSecrets, sandboxVariables } from '../../sandbox/env.ts'
import { portalSecrets, portalVariables } from '../../src/server/composition/environment.server.ts'

// `yaml` belongs to the sandbox's workspace, so it is looked up from there.
const yaml: {
  parse(text: string, options: { merge: boolean }): unknown
  parseAllDocuments(text: string): readonly { toJS(): unknown }[]
} = createRequire(new URL('../../sandbox/package.json', import.meta.url))('yaml')

const secrets = new Set<string>([...portalSecrets, ...sandboxSecrets])
const known = {
  portal: new Set<string>([
    ...Object.keys(portalVariables.shape),
    ...portalSecrets.map((name) => `${name}_FILE`),
  ]),
  sandbox: new Set<string>([
    ...Object.keys(sandboxVariables.shape),
    ...sandboxSecrets.map((name) => `${name}_FILE`),
  ]),
}
const environment = z.record(z.string(), z.string())

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      init: z.literal(true),
      restart: z.enum(['unless-stopped', 'no']),
      read_only: z.boolean().optional(),
      environment: environment.optional(),
      healthcheck: z.unknown().optional(),
      volumes: z.array(z.string()),
    }),
  ),
})

// P-576
describe('compose.yaml', () => {
  const { services } = composeSchema.parse(yaml.parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))

  it('has an init, a restart and a health check for each service that goes on, and a volume for what it keeps', () => {
    expect(Object.keys(services).toSorted()).toEqual(['portal', 'postgres', 'sandbox', 'secrets'])
    for (const [name, { healthcheck, restart }] of Object.entries(services))
      expect([name, restart, healthcheck !== undefined]).toEqual(
        name === 'secrets' ? [name, 'no', false] : [name, 'unless-stopped', true],
      )
    for (const name of ['portal', 'sandbox'] as const) expect(services[name]?.read_only).toBe(true)
  })

  it('passes secrets as files, and sets known variables alone', () => {
    for (const name of ['portal', 'sandbox'] as const) {
      const names = Object.keys(services[name]?.environment ?? {})
      expect(names.filter((variable) => !known[name].has(variable))).toEqual([])
      expect(names.filter((variable) => secrets.has(variable))).toEqual([])
    }
    // With it the sandbox notifies the portal of each edit at once.
    const hooks = [services.portal, services.sandbox].map((service) => service?.environment?.HOOK_SECRET_FILE)
    expect(hooks).toEqual(['/secrets/hook-secret', '/secrets/hook-secret'])
    expect(Object.keys(services.postgres?.environment ?? {})).toContain('POSTGRES_PASSWORD_FILE')
  })
})

const probe = z.looseObject({})
const container = z.looseObject({
  name: z.string(),
  securityContext: z.looseObject({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
})
const running = container.extend({ livenessProbe: probe, readinessProbe: probe, resources: probe })
const workloadSchema = z.looseObject({
  kind: z.enum(['Deployment', 'StatefulSet']),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    replicas: z.number(),
    template: z.looseObject({
      spec: z.looseObject({
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.number().min(1) }),
        containers: z.array(running).min(1),
        initContainers: z.array(container).optional(),
        volumes: z.array(z.looseObject({ name: z.string() })),
      }),
    }),
  }),
})
const configSchema = z.looseObject({
  kind: z.literal('ConfigMap'),
  metadata: z.looseObject({ name: z.string() }),
  data: environment,
})
const budgetSchema = z.looseObject({
  kind: z.literal('PodDisruptionBudget'),
  spec: z.looseObject({
    minAvailable: z.number().min(1),
    selector: z.object({ matchLabels: z.object({ app: z.string() }) }),
  }),
})

// P-576
describe('docs/deployment/kubernetes.yaml', () => {
  const documents = yaml
    .parseAllDocuments(readFileSync('docs/deployment/kubernetes.yaml', 'utf8'))
    .map((document) => document.toJS())
  const ofSchema = <Schema extends z.ZodType>(schema: Schema): z.output<Schema>[] =>
    documents.flatMap((document) => {
      const read = schema.safeParse(document)
      return read.success ? [read.data] : []
    })

  it('runs everything read-only, without root, with probes and limits', () => {
    const kinds = documents.filter((document) => /^(Deployment|StatefulSet)$/.test(Object(document).kind))
    expect(kinds.length).toBe(4)
    for (const document of kinds) expect(() => workloadSchema.parse(document)).not.toThrow()
  })

  it('has two replicas of the portal, of which a drained node leaves one', () => {
    const portal = ofSchema(workloadSchema).find(({ metadata }) => metadata.name === 'portal')
    expect(portal?.spec.replicas).toBe(2)
    expect(
      ofSchema(budgetSchema).map(({ spec }) => [spec.selector.matchLabels.app, spec.minAvailable]),
    ).toEqual([['portal', 1]])
  })

  it('sets known variables, and secrets as files of its secrets alone', () => {
    const configs = ofSchema(configSchema)
    expect(configs.map(({ metadata }) => metadata.name)).toEqual(['portal', 'product'])
    for (const { data, metadata } of configs) {
      const names = known[metadata.name === 'portal' ? 'portal' : 'sandbox']
      expect(Object.keys(data).filter((name) => !names.has(name) || secrets.has(name))).toEqual([])
      const files = Object.entries(data).filter(([name]) => name.endsWith('_FILE'))
      expect(files.length).toBeGreaterThan(3)
      expect(files.filter(([, path]) => !path.startsWith('/secrets/'))).toEqual([])
    }
  })

  it('tells in kubernetes.md to make every secret file that it mounts', () => {
    const told = readFileSync('docs/deployment/kubernetes.md', 'utf8')
    const files = ofSchema(configSchema).flatMap(({ data }) =>
      Object.entries(data).flatMap(([name, path]) =>
        name.endsWith('_FILE') ? [path.replace('/secrets/', '')] : [],
      ),
    )
    expect(files.filter((file) => !told.includes(`--from-literal=${file}=`))).toEqual([])
  })
})
