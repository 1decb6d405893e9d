/** `npm run strapi:schemas`: writes the files of `strapi/src` from the content model, see strapi/README.md. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { projectPath, runCommand } from './lib/project.ts'
import { strapiFiles } from './strapi/schema-files.ts'

await runCommand(async () => {
  rmSync(projectPath('strapi/src'), { recursive: true, force: true })
  const files = strapiFiles()
  for (const [path, content] of files) {
    const file = projectPath('strapi', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  console.log(`${files.size} files written to strapi/src.`)
  return 0
})
