import { failure, type Outcome } from '~/lib/outcome.ts'

/** For loaders: a browser that cannot reach the portal keeps its page and is told so. */
export async function catchNetworkError<Data>(call: Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return await call
  } catch (error) {
    if (error instanceof TypeError) return failure('unavailable')
    throw error
  }
}
