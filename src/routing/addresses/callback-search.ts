import { matching } from './search-fields.ts'

const longestPath = 4096

/** The path to return to. The server checks it before it redirects. */
export const callbackField = matching((path) => path.length <= longestPath)
