import { setTimeout as wait } from 'node:timers/promises'
import type { Service } from './processes.ts'
import { PlainError } from './project.ts'

const defaultPollMs = 50
const requestTimeoutMs = 2000

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Waits until `url` responds with success; fails when the service ends first or `timeoutMs` have passed. */
export async function waitUntilHealthy(
  service: Service,
  url: string,
  timeoutMs: number,
  pollMs = defaultPollMs,
): Promise<void> {
  let exitCode: number | undefined
  service.exited.then((code) => {
    exitCode = code
  })
  const deadline = Date.now() + timeoutMs
  while (!(await isHealthy(url))) {
    if (exitCode !== undefined) throw new ServiceEnded(service.name, exitCode)
    if (Date.now() > deadline) {
      throw new PlainError(
        `The ${service.name} did not respond at ${url} within ${timeoutMs / 1000} seconds.`,
      )
    }
    await wait(pollMs)
  }
}

/** A service ended by itself. */
export class ServiceEnded extends PlainError {
  readonly exitCode: number

  constructor(name: string, exitCode: number) {
    super(`The ${name} stopped with exit code ${exitCode}.`)
    // Its end is a failure even with exit code 0.
    this.exitCode = exitCode || 1
  }
}
