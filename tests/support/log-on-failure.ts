import { existsSync, readFileSync, statSync } from 'node:fs'
import { beforeEach, onTestFailed } from 'vitest'
import { serviceLog } from './services.ts'

const most = 20

const logSize = (): number => (existsSync(serviceLog) ? statSync(serviceLog).size : 0)

/** What the portal and the sandbox logged since then at level warn or above. */
function faultsSince(size: number): readonly string[] {
  if (!existsSync(serviceLog)) return []
  const lines = readFileSync(serviceLog).subarray(size).toString('utf8').split('\n')
  return lines.filter((line) => /"level":"(warn|error|fatal)"/.test(line))
}

/** A test that fails against running services prints what these logged meanwhile, their causes among it. */
beforeEach(() => {
  const before = logSize()
  onTestFailed(() => {
    const faults = faultsSince(before)
    if (faults.length > 0) console.error(`Logged meanwhile:\n${faults.slice(-most).join('\n')}`)
  })
})
