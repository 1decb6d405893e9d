// framework-seam: public-route-tree
import { parseSync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { privateRoutes } from '../../src/routing/navigation/public-area.ts'

const publicTree = '/src/public-routes.ts'
const tree = './routeTree.gen.ts'
const mark = '?public-routes'

/** `./routes/$locale/_login/register` → `/$locale/_login/register`. */
const routeOf = (source: string): string => source.replace('./routes', '')

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Node = { readonly type: string; readonly start: number; readonly end: number }
type Cut = Pick<Node, 'start' | 'end'>

/** The variable that a chain such as `A.update({ … })._addFileChildren(…)` begins with. */
function firstNameOf(node: object): string | undefined {
  if ('name' in node && typeof node.name === 'string') return node.name
  const inner = Object.entries(node).find(([field]) => ['callee', 'object', 'expression'].includes(field))
  return inner && typeof inner[1] === 'object' && inner[1] !== null ? firstNameOf(inner[1]) : undefined
}

/** Where the statement, or the parts of its object, are about routes named in `gone`; names what it declares there. */
function cutsOf(statement: Statement, gone: Set<string>): Cut[] {
  if (statement.type === 'ImportDeclaration') {
    if (!privateRoutes.test(routeOf(statement.source.value))) return []
    for (const { local } of statement.specifiers) gone.add(local.name)
    return [statement]
  }
  const [declared] = statement.type === 'VariableDeclaration' ? statement.declarations : []
  if (!declared?.init || declared.id.type !== 'Identifier') return []
  if (declared.init.type === 'ObjectExpression')
    return declared.init.properties.filter(
      (property) => property.type === 'Property' && gone.has(firstNameOf(property.value) ?? ''),
    )
  if (!gone.has(firstNameOf(declared.init) ?? '')) return []
  gone.add(declared.id.name)
  return [statement]
}

/** The generated tree of routes without those that are elsewhere. */
export function withoutPrivateRoutes(code: string): string {
  const gone = new Set<string>()
  const cuts = parseSync('tree.ts', code).program.body.flatMap((statement) => cutsOf(statement, gone))
  return cuts.reduceRight((kept, { start, end }) => {
    const rest = kept.slice(end)
    return kept.slice(0, start) + (rest.startsWith(',') ? rest.slice(1) : rest)
  }, code)
}

/**
 * Takes the routes of the private area out of `src/public-routes.ts`, in the browser alone. Whoever reads a fund or a
 * guide does not load the routes of forms and accounts with it; a link there opens a new document, whose page loads
 * the whole tree. The build fails when that file no longer takes its tree from the generated one.
 */
export function publicRoutes(): Plugin {
  let isReplaced = false
  return {
    name: 'public-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (source !== tree || !importer?.endsWith(publicTree)) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      isReplaced = resolved !== null
      return resolved && `${resolved.id}${mark}`
    },
    transform: (code, id) => (id.endsWith(mark) ? { code: withoutPrivateRoutes(code), map: null } : null),
    buildEnd(error) {
      if (!error && !isReplaced) this.error(`${publicTree} no longer takes its routes from ${tree}`)
    },
  }
}
