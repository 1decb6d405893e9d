import { useEffect } from 'react'

/** Loads what moves the header ({@link watchHeader}) with the first turn of the wheel or step of the keyboard. */
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
