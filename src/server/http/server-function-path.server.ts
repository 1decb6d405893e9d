/** Path prefix of the framework's server function calls. */
export const serverFunctionPrefix = '/_serverFn/'

/**
 * Reports whether a path is that of a server function call, which is never a page although the catch-all route matches
 * it.
 */
export const isServerFunctionPath = (pathname: string): boolean => pathname.startsWith(serverFunctionPrefix)
