// @ts-check
/**
 * `node score-pages.mjs <scorer> <https port> <http port> <path>…`: scores pages of localhost with Mozilla's HTTP
 * Observatory, as its own `scan` does but for the ports and the path. It is JavaScript since the scorer has no types.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [scorer = '', httpsPort, httpPort, ...paths] = process.argv.slice(2)
const load = (/** @type {string} */ file) => import(pathToFileURL(join(scorer, 'src', file)).href)
const { retrieve } = await load('retriever/retriever.js')
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')
const { ALL_TESTS } = await load('constants.js')

/**
 * What came of one of the scorer's tests; its class names the test.
 * @typedef {{ readonly result: string | null, readonly pass: boolean }} Check
 */

/** @type {(numbers: readonly number[]) => number} */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

for (const path of paths) {
  const requests = await retrieve('localhost', { httpsPort, httpPort, path })
  /** @type {Check[]} */
  const checks = ALL_TESTS.map((/** @type {(requests: unknown) => Check} */ test) => test(requests))
  /** @type {number[]} */
  const modifiers = checks.map(({ result }) => (result ? getScoreModifier(result) : 0))
  const uncurved = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : uncurved
  console.log(`\n${path}: ${getGradeForScore(score).grade}, ${score}`)
  for (const [index, check] of checks.entries())
    console.log(
      `  ${check.pass ? '✓' : '✗'} ${check.constructor.name}: ${check.result} (${modifiers[index]})`,
    )
}
