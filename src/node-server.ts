import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/** The portal's process: `node dist/server/node-server.js`. It prints nothing but lines of the log. */
async function start(): Promise<void> {
  // Beside the code and as trustworthy as it; where nothing can be written there, each start compiles anew.
  enableCompileCache(join(import.meta.dirname, 'compile-cache'))
  // Imported here, so that a faulty configuration is one message and not a stack trace.
  const [
    { default: server, serveFromCache },
    { listen },
    { sendConsoleToLog },
    { startTelemetry, stopTelemetry },
    { stopWarming, warmPictures },
  ] = await Promise.all([
    import('./server.ts'),
    import('./server/process/listen.server.ts'),
    import('./server/process/log.server.ts'),
    import('./server/composition/telemetry.server.ts'),
    import('./server/images/picture-service.server.ts'),
  ])
  sendConsoleToLog()
  await startTelemetry()
  await listen(server.fetch, join(import.meta.dirname, '../client'), {
    serveFromCache,
    beforeExit: stopTelemetry,
    onStop: stopWarming,
  })
  warmPictures()
  flushCompileCache()
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
