// @ts-check
/**
 * Preloaded into the services (`node --import`): stops a service whose parent process was killed, which would otherwise
 * keep its port and data folder.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
