import { useRef, useState } from 'react'

const challengePath = (form: string) => `/api/forms/${form}/challenge`

/** Longest search for a solution, in milliseconds; a form that is sent waits no longer for one. */
const longestMs = 20_000

/** Runs the worker once; null when it fails, the limit is reached or the browser cannot run it. */
function runWorker(challenge: unknown, limit: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./search-solution.ts', import.meta.url), { type: 'module' })
    const end = (result: unknown) => {
      worker.terminate()
      resolve(result)
    }
    worker.addEventListener('message', ({ data }) => end(data))
    worker.addEventListener('error', () => end(null))
    limit.addEventListener('abort', () => end(null))
    worker.postMessage(challenge)
  })
}

/** Fetches a challenge for a form and solves it; null where that is not possible in time. Never throws. */
async function solveCaptcha(form: string): Promise<string | null> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), longestMs)
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch(challengePath(form), { headers, signal: limit.signal })
    if (!response.ok) return null
    const challenge: unknown = await response.json()
    const solution = await runWorker(challenge, limit.signal)
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

export type CaptchaStage = 'idle' | 'working' | 'done' | 'failed'

export type CaptchaSolver = {
  readonly stage: CaptchaStage
  /** Starts, unless it has. */
  readonly begin: () => void
  /** The solution to send; null where there is none, and the form is then confirmed by email. */
  readonly solve: () => Promise<string | null>
  /** The solution was sent, and each serves once. */
  readonly forget: () => void
}

/** Before the server's own limit of twenty minutes. */
const staleAfterMs = 15 * 60_000

/**
 * Returns the captcha of a form: it starts when the visitor reaches the form, so that it is solved before they send it.
 */
export function useCaptcha(form: string): CaptchaSolver {
  const underway = useRef<{ solution: Promise<string | null>; startedAt: number }>(null)
  const [stage, setStage] = useState<CaptchaStage>('idle')

  const start = () => {
    const solution = solveCaptcha(form)
    const current = { solution, startedAt: performance.now() }
    underway.current = current
    setStage('working')
    void solution.then((found) => {
      if (underway.current === current) setStage(found === null ? 'failed' : 'done')
    })
    return current
  }
  const current = () => {
    const known = underway.current
    return known && performance.now() - known.startedAt < staleAfterMs ? known : start()
  }
  return {
    stage,
    begin: () => void current(),
    solve: () => current().solution,
    forget: () => {
      underway.current = null
      setStage('idle')
    },
  }
}
