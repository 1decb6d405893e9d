import { useEffect } from 'react'

/** Loads the code that moves the header ({@link watchHeader}) at the first scroll by wheel or keyboard. */
export function useHeaderAway(): void {
  useEffect(() => {
    const waiting = new AbortController()
    let stop = () => waiting.abort()
    const start = () => {
      waiting.abort()
      import('./watch-header.ts').then(
        (file) => {
          stop = file.watchHeader()
        },
        () => undefined,
      )
    }
    for (const sign of ['scroll', 'keydown']) addEventListener(sign, start, { signal: waiting.signal })
    return () => stop()
  }, [])
}
