/** `npm test`: everything that can be checked, the browser included. */
import { runCommand } from './lib/project.ts'
import { runSteps } from './lib/steps.ts'
import { testSteps } from './lib/test-steps.ts'

await runCommand(() => runSteps(testSteps({ withBrowser: true }), { lanes: 2 }))
