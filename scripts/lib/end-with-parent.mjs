// @ts-check
/**
 * Preloaded into the services (`node --import`): when the process that started them is killed without a chance to
 * stop them, they stop themselves instead of keeping their port and data folder.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
