import { useRef, useState } from 'react'
import { solveCaptcha } from './solve-captcha.ts'

export type CaptchaStage = 'idle' | 'working' | 'done' | 'failed'

export type CaptchaSolver = {
  readonly stage: CaptchaStage
  /** Starts, unless it has. */
  readonly begin: () => void
  /** The solution to send; null where there is none, and the form is then confirmed by e-mail. */
  readonly solve: () => Promise<string | null>
  /** The solution was sent, and each serves once. */
  readonly forget: () => void
}

/** Before the server's own limit of twenty minutes. */
const staleAfterMs = 15 * 60_000

/** The captcha of a form: it begins when the visitor comes to the form, and is ready long before they send it. */
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
