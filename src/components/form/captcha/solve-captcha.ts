const challengePath = (form: string) => `/api/forms/${form}/challenge`

/** Runs the worker once; null when it fails or the browser cannot run it. */
function runWorker(challenge: unknown): Promise<unknown> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    const end = (result: unknown) => {
      worker.terminate()
      resolve(result)
    }
    worker.addEventListener('message', ({ data }) => end(data))
    worker.addEventListener('error', () => end(null))
    worker.postMessage(challenge)
  })
}

/** Fetches a challenge for a form and solves it; null where that is not possible. Never throws. */
export async function solveCaptcha(form: string): Promise<string | null> {
  try {
    const response = await fetch(challengePath(form), { headers: { accept: 'application/json' } })
    if (!response.ok) return null
    const challenge: unknown = await response.json()
    const solution = await runWorker(challenge)
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return null
  }
}
