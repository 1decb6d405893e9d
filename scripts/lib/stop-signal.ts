/**
 * Aborted when somebody asks this process to stop (Ctrl-C, a service manager, a closed terminal). Being asked twice
 * changes nothing: npm passes on a signal that the terminal has delivered already.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
}

/** Settles, without failing, when `signal` is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
