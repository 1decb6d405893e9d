import { createIsomorphicFn } from '@tanstack/react-start'
import { getSite } from './site.functions.ts'
import type { Site } from './site.schema.ts'

function asked(): () => Promise<Site> {
  let answer: Promise<Site> | undefined
  return () => {
    answer ??= getSite().catch((error: unknown) => {
      answer = undefined
      throw error
    })
    return answer
  }
}

/** The public configuration: asked for once a visit in the browser, where nothing changes it. */
export const siteOfVisit = createIsomorphicFn()
  .server(() => getSite())
  .client(asked())
