import { failure, type Outcome } from '~/lib/outcome.ts'

/** For loaders: turns a network error in the browser into a failure, so that the current page stays. */
export async function catchNetworkError<Data>(call: Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return await call
  } catch (error) {
    if (error instanceof TypeError) return failure('unavailable')
    throw error
  }
}
