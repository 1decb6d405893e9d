import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/** The portal's process: `node dist/server/node-server.js`. It prints nothing but lines of the log. */
async function start(): Promise<void> {
  // Beside the code and as trustworthy as it; where nothing can be written there, each start compiles anew.
  enableCompileCache(join(import.meta.dirname, 'compile-cache'))
  // Imported here, so that a faulty configuration is one message and not a stack trace.
  const [
    { default: server, pageShortcut },
    { listen },
    { sendConsoleToLog },
    { startTelemetry, stopTelemetry },
    { tuneCollector },
  ] = await Promise.all([
    import('./server.ts'),
    import('./server/listen.server.ts'),
    import('./server/console-to-log.server.ts'),
    import('./server/portal-telemetry.server.ts'),
    import('./server/tune-collector.server.ts'),
  ])
  sendConsoleToLog()
  await startTelemetry()
  await listen(server.fetch, join(import.meta.dirname, '../client'), {
    answerAtOnce: pageShortcut.answer,
    beforeExit: stopTelemetry,
  })
  flushCompileCache()
  tuneCollector()
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
