// @ts-check
/**
 * Entry of the npm scripts: `node scripts/run.mjs <command>` installs what is missing, then runs
 * `scripts/<command>.ts` on the Node that package.json names. This file and `lib/install.mjs` work on any
 * Node from 20 on with nothing installed; everything behind them is TypeScript for the project's own Node.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, isProjectNode, projectNode } from './lib/install.mjs'

const [command = '', ...commandArguments] = process.argv.slice(2)
const script = new URL(`./${command}.ts`, import.meta.url)

/** @param {string} scriptPath @param {string[]} scriptArguments */
function runOnProjectNode(scriptPath, scriptArguments) {
  const child = spawn(projectNode, [scriptPath, ...scriptArguments], { stdio: 'inherit' })
  // A signal sent to this process alone must reach the command, which decides how to end.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code) => process.exit(code ?? 1))
}

if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
  console.error(`Unknown command "${command}". The commands are the scripts of package.json.`)
  process.exit(1)
}
await ensureInstalled()
if (isProjectNode()) {
  process.argv = [process.execPath, fileURLToPath(script), ...commandArguments]
  await import(script.href)
} else {
  runOnProjectNode(fileURLToPath(script), commandArguments)
}
