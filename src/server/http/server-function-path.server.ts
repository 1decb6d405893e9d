/** Under which the framework answers calls of server functions. */
export const serverFunctionPrefix = '/_serverFn/'

/** Whether a path is that of a call of a server function: no page, whatever the catch-all route would take it for. */
export const isServerFunctionPath = (pathname: string): boolean => pathname.startsWith(serverFunctionPrefix)
