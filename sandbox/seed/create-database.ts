import { Worker } from 'node:worker_threads'
import { workerUrl } from '../worker-url.ts'
import type { SeedTask } from './seed-worker.ts'

/**
 * Creates and fills the embedded database in a worker thread: it takes some 600 MB, which are only released
 * when the thread ends.
 *
 * @throws the thread's error
 */
export function createDatabase(task: SeedTask): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl('./seed-worker.ts', import.meta.url), { workerData: task })
    worker.once('error', reject)
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Seeding ended with code ${code}`)),
    )
  })
}
