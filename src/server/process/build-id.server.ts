/** Names the build that is running; written by the build (app.config.ts), absent in development. */
export const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'development'
