import { startServices, type TestServices } from './services.ts'

const worker: { services?: Promise<TestServices> } = {}

/**
 * Returns the portal and the sandbox that the files of one worker share: started by the first caller, and ended with
 * the worker's process. For tests that only read, or change nothing but accounts and messages of their own.
 */
export function sharedServices(): Promise<TestServices> {
  worker.services ??= startServices({ LOG_LEVEL: 'warn', SANDBOX_CONTENT_RATE_LIMIT: '100000' })
  return worker.services
}
