import { defineConfig } from 'vitest/config'
import appConfig from './app.config.ts'

const quickProjects = ['unit']

/**
 * Configuration of plain `npx vitest`: the unit tests only, such as `npx vitest --changed` for those that a change
 * affects. The other projects build or start something first; they run with `--config app.config.ts`.
 */
export default defineConfig((environment) => {
  const { test, ...config } = appConfig(environment)
  const projects = test?.projects?.filter(
    (project) =>
      typeof project === 'object' && 'test' in project && quickProjects.includes(String(project.test?.name)),
  )
  return { ...config, test: { ...test, projects } }
})
