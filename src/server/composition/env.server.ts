import { parseEnvironment } from './environment.server.ts'

/**
 * The portal's configuration, the only code that reads `process.env`. Importing it throws on a faulty
 * configuration.
 */
export const env = parseEnvironment(process.env)
