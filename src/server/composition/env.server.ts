import { parseEnvironment } from './environment.server.ts'

/** The one place where the portal reads its environment. Importing it with a faulty configuration throws. */
export const env = parseEnvironment(process.env)
