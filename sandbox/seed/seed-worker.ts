import { workerData } from 'node:worker_threads'
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts'
import { type SeedOptions, seedWhenEmpty } from './seed.ts'

/** Input of the worker. */
export type SeedTask = { readonly settings: DatabaseSettings; readonly options: SeedOptions }

async function createSeededDatabase({ settings, options }: SeedTask): Promise<void> {
  const database = await openDatabase(settings)
  await seedWhenEmpty(database.db, options).finally(() => database.close())
}

const task: SeedTask = workerData
await createSeededDatabase(task)
