import fc from 'fast-check'

const { PROPERTY_SEED, PROPERTY_RUNS } = process.env

/**
 * Property-based tests draw the same values in each run of `npm test`, so that a change is not refused for a value that
 * has nothing to do with it; `npm run proof -- properties` draws others, and ten times as many.
 */
fc.configureGlobal({
  seed: Number(PROPERTY_SEED ?? 1),
  ...(PROPERTY_RUNS === undefined ? {} : { numRuns: Number(PROPERTY_RUNS) }),
})
