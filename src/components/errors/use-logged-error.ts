import { useEffect } from 'react'

/** Tells the browser's console of an error page, as the specification asks (point 2). */
export function useLoggedError(message: string, cause?: unknown): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification wants errors in the console
    console.error(message, ...(cause === undefined ? [] : [cause]))
  }, [message, cause])
}
