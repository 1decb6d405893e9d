/**
 * `npm run sbom`: writes `dist/sbom.cdx.json`, the CycloneDX bill of materials of everything that ships, from
 * package-lock.json: names, versions, licences, digests.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { runNpmJson } from './lib/npm.ts'
import { PlainError, projectPath, runCommand } from './lib/project.ts'

const billSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })).min(100),
})
const manifestSchema = z.object({ name: z.string(), version: z.string() })

await runCommand(async () => {
  const options = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const output = runNpmJson([...options, '--omit=dev'])
  const { success, data: bill } = billSchema.safeParse(output)
  if (!success) throw new PlainError('npm wrote no bill of materials; npm 10 or newer is needed.')
  // npm uses the name of the folder for the project.
  const { name, version } = manifestSchema.parse(
    JSON.parse(readFileSync(projectPath('package.json'), 'utf8')),
  )
  const { 'bom-ref': folderReference } = bill.metadata.component
  const component = { ...bill.metadata.component, name }
  const named = JSON.stringify({ ...bill, metadata: { ...bill.metadata, component } }, null, 2)
  mkdirSync(projectPath('dist'), { recursive: true })
  writeFileSync(
    projectPath('dist/sbom.cdx.json'),
    `${named.replaceAll(`"${folderReference}"`, `"${name}@${version}"`)}\n`,
  )
  console.log(`dist/sbom.cdx.json names ${bill.components.length} packages.`)
  return 0
})
