/** Id of the running build, which the build writes (app.config.ts); `development` without a build. */
export const buildId: string = import.meta.env.VITE_BUILD_ID ?? 'development'
