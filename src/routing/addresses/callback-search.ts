import { matching } from './search-fields.ts'

const longestPath = 4096

/** Where to go afterwards. The server checks the path before it leads there. */
export const callbackField = matching((path) => path.length <= longestPath)
