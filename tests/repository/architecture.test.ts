import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

/** Every forbidden arrow once: the importing file, the imported file, and the rule that must name it. */
const forbiddenArrows = [
  ['src/lib/money.ts', 'src/routing/table.ts', 'lib-imports'],
  ['src/lib/dates.ts', 'src/contract/fund.schema.ts', 'lib-imports'],
  ['src/contract/fund.schema.ts', 'src/lib/numbers.ts', 'contract-imports'],
  ['src/routing/table.ts', 'src/components/link.tsx', 'routing-imports'],
  ['src/components/link.tsx', 'src/features/funds/funds.schema.ts', 'components-imports'],
  ['src/components/chart.tsx', 'src/contract/share.schema.ts', 'components-imports'],
  ['src/features/funds/fund-page.tsx', 'src/routes/funds.tsx', 'features-imports'],
  ['src/features/funds/list/fund-card.tsx', 'src/features/teams/team.ts', 'features-stay-apart'],
  ['src/features/funds/list/fund-list.tsx', 'src/server/process/log.server.ts', 'server-behind-functions'],
  [
    'src/features/funds/detail/fund-bar.tsx',
    'src/features/funds/list/fund-card.tsx',
    'funds-list-is-private',
  ],
  [
    'src/features/documents/page.tsx',
    'src/features/documents/library/row.tsx',
    'documents-library-is-private',
  ],
  ['src/components/ui/box.tsx', 'src/components/form/fields/box.tsx', 'form-fields-is-private'],
  ['src/routes/contact.tsx', 'src/server/mail.server.ts', 'server-behind-functions'],
  ['src/server/cache.server.ts', 'src/features/funds/funds.queries.ts', 'server-imports'],
  ['src/router.tsx', 'src/routes/home.tsx', 'routes-are-last'],
  ['src/routes/about.tsx', 'sandbox/main.ts', 'portal-without-sandbox'],
  ['sandbox/seed.ts', 'src/lib/numbers.ts', 'sandbox-shares-the-contract'],
  ['scripts/build.ts', 'tests/support/server.ts', 'nothing-imports-tests'],
  ['src/lib/text.ts', 'src/lib/words.test.ts', 'no-test-imports'],
] as const

const allowedArrows = [
  ['src/features/funds/detail/fund-page.tsx', 'src/features/funds/list/fund-list.schema.ts'],
  ['src/routes/funds.tsx', 'src/features/funds/list/fund-list-page.tsx'],
  ['src/features/session/session.functions.ts', 'src/server/session.server.ts'],
  ['src/features/account/account-page.tsx', 'src/features/session/session.ts'],
  ['src/routes/api/health.ts', 'src/server/process/health.server.ts'],
  ['sandbox/product/funds.ts', 'src/contract/product.schema.ts'],
  ['sandbox/product/pdf/figures.ts', 'src/lib/performance/returns.ts'],
  ['tests/http/redirects.test.ts', 'src/routing/paths.ts'],
] as const

const reportSchema = z.object({
  summary: z.object({
    violations: z.array(
      z
        .object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })
        .transform((violation) => ({
          from: violation.from,
          to: violation.to,
          rule: violation.rule.name,
        })),
    ),
  }),
})

/** Returns the violations that dependency-cruiser reports in `directory` under the project's own rules. */
function cruise(directory: string) {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const rules = resolve('.dependency-cruiser.mjs')
  const command = [program, '--config', rules, '--output-type', 'json', 'src', 'sandbox', 'tests', 'scripts']
  const { stdout } = spawnSync(process.execPath, command, { cwd: directory, encoding: 'utf8' })
  return reportSchema.parse(JSON.parse(stdout)).summary.violations
}

// P-218
describe('the rules of the architecture', () => {
  const directory = mkdtempSync(join(tmpdir(), 'architecture-'))
  let violations: ReturnType<typeof cruise> = []

  function write(file: string, text: string) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text, { flag: 'a' })
  }

  beforeAll(() => {
    write('package.json', '{ "type": "module" }')
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { module: 'ESNext', paths: { '~/*': ['./src/*'] } } }),
    )
    for (const [from, to] of [...forbiddenArrows, ...allowedArrows]) {
      const up = '../'.repeat(from.split('/').length - 1)
      const target =
        to.startsWith('src/') && from.startsWith('src/') ? to.replace('src/', '~/') : `${up}${to}`
      write(from, `export type { Thing as From${to.length} } from '${target}'\n`)
      write(to, 'export type Thing = string\n')
    }
    write('src/lib/first.ts', "export type { Thing } from './second.ts'\n")
    write('src/lib/second.ts', "export type { Thing } from './first.ts'\n")
    write('src/lib/lost.ts', "export { nothing } from './nowhere.ts'\n")
    violations = cruise(directory)
  })

  afterAll(() => rmSync(directory, { recursive: true }))

  it.each(forbiddenArrows)('%s may not import %s', (from, to, rule) => {
    expect(violations).toContainEqual({ from, to, rule })
  })

  it.each(allowedArrows)('%s may import %s', (from, to) => {
    expect(violations.filter((violation) => violation.from === from && violation.to === to)).toEqual([])
  })

  it('finds cycles and imports that lead nowhere', () => {
    const rules = violations.filter(({ from }) => /first|lost/.test(from)).map(({ rule }) => rule)
    expect(rules.sort()).toEqual(['no-cycles', 'no-unresolved'])
  })
})
