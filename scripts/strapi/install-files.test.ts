import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { installInto } from './install-files.ts'

const root = mkdtempSync(join(tmpdir(), 'strapi-install-'))
afterAll(() => rmSync(root, { recursive: true }))

const dependencies = { '@strapi/strapi': '5.54.0', '@strapi/plugin-users-permissions': '^5.54.0' }
const careful = { isForced: false }

// P-543
describe('the installation in a Strapi project', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(root, 'project-'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }))
  })

  const filesIn = () =>
    globSync('**/*', { cwd: folder }).filter((path) => /\.\w+$/.test(path) && path !== 'package.json')

  it('writes every file once, and changes nothing the second time', () => {
    const { written } = installInto(folder, careful)
    expect(written).toHaveLength(67)
    expect(filesIn()).toHaveLength(67)
    expect(installInto(folder, careful)).toEqual({ written: [], unchanged: 67 })
  })

  it('writes TypeScript in a project in TypeScript', () => {
    writeFileSync(join(folder, 'tsconfig.json'), '{}')
    installInto(folder, careful)
    expect(readFileSync(join(folder, 'src/api/guide/routes/guide.ts'), 'utf8')).toBe(
      "import { factories } from '@strapi/strapi'\n\nexport default factories.createCoreRouter('api::guide.guide')\n",
    )
    expect(globSync('src/**/*.js', { cwd: folder })).toEqual([])
  })

  it('names every file of the project that differs, writes none, and replaces them when told to', () => {
    const own = join(folder, 'src/api/article/content-types/article/schema.json')
    mkdirSync(join(own, '..'), { recursive: true })
    writeFileSync(own, '{"own":true}')
    expect(() => installInto(folder, careful)).toThrow('src/api/article/content-types/article/schema.json')
    expect(filesIn()).toHaveLength(1)
    expect(installInto(folder, { isForced: true }).written).toHaveLength(67)
    expect(readFileSync(own, 'utf8')).toContain('"singularName": "article"')
  })

  it.each([
    [{}, '@strapi/strapi'],
    [{ ...dependencies, '@strapi/strapi': '^4.25.0' }, 'Strapi 5'],
    [{ '@strapi/strapi': '5.54.0' }, '@strapi/plugin-users-permissions'],
  ])('refuses a project with %j', (others, told) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: others }))
    expect(() => installInto(folder, careful)).toThrow(told)
    expect(filesIn()).toEqual([])
  })

  it('refuses a folder without a package.json, or with a broken one', () => {
    rmSync(join(folder, 'package.json'))
    expect(() => installInto(folder, careful)).toThrow('no package.json')
    writeFileSync(join(folder, 'package.json'), '{')
    expect(() => installInto(folder, careful)).toThrow('cannot be read')
  })

  it('leaves nothing behind where a file cannot be written', () => {
    // A file where a folder has to be: root writes to read-only folders, too.
    mkdirSync(join(folder, 'src/components'), { recursive: true })
    writeFileSync(join(folder, 'src/components/shared'), 'in the way')
    chmodSync(join(folder, 'src/components'), 0o555)
    expect(() => installInto(folder, careful)).toThrow('Nothing was installed')
    expect(filesIn()).toEqual([])
  })
})
