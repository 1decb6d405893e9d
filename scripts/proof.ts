/**
 * `npm run proof [-- <part>…] [-- --minutes=N]`: the soak and fault tests that take too long for `npm test`
 * (docs/reliability.md, docs/accessibility.md). Each part prints its figures and writes them to
 * `test-results/proof/<part>.json`; `--minutes` is the length of the soak test.
 */
import { parseArgs } from 'node:util'
import { PlainError, runCommand } from './lib/project.ts'
import { runSteps, type Step } from './lib/steps.ts'
import { type ProofOptions, type ProofPart, writeFigures } from './proof/part.ts'
import { supplyChain } from './proof/supply-chain.ts'
import {
  accessibility,
  attacks,
  cases,
  cdn,
  faults,
  importFaults,
  kills,
  languages,
  largeImport,
  load,
  postgresql,
  properties,
  scripts,
  states,
  strapi,
} from './proof/test-parts.ts'

const parts: readonly ProofPart[] = [
  supplyChain,
  attacks,
  faults,
  kills,
  cdn,
  importFaults,
  postgresql,
  largeImport,
  strapi,
  accessibility,
  states,
  languages,
  cases,
  properties,
  scripts,
  load,
]

function stepOf({ name, title, run }: ProofPart, options: ProofOptions): Step {
  return {
    name: title,
    async run() {
      const { figures, ...tally } = await run(options)
      writeFigures(name, { ...tally, ...figures })
      console.log(JSON.stringify(figures, null, 2))
      return tally
    },
  }
}

function partsNamed(names: readonly string[]): readonly ProofPart[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  const all = parts.map(({ name }) => name).join(', ')
  if (unknown.length > 0) throw new PlainError(`Unknown part ${unknown.join(', ')}; the parts are ${all}.`)
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name))
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string', default: '10' } },
    allowPositionals: true,
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0 && minutes <= 120)) throw new PlainError('--minutes is a number up to 120.')
  return runSteps(partsNamed(positionals).map((part) => stepOf(part, { minutes })))
})
