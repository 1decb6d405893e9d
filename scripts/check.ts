/** `npm run check`: everything that can be checked without a browser. */
import { runCommand } from './lib/project.ts'
import { runSteps } from './lib/steps.ts'
import { testSteps } from './lib/test-steps.ts'

await runCommand(() => runSteps(testSteps({ withBrowser: false }), { lanes: 2 }))
