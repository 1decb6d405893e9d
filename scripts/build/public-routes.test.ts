import { describe, expect, it } from 'vitest'
import { withoutPrivateRoutes } from './public-routes.ts'

const imported = (name: string, file: string) =>
  `import { Route as ${name} } from ${JSON.stringify(`./routes/${file}`)}`

const generated = `
${imported('rootRouteImport', '__root')}
${imported('LocaleRouteImport', '$locale/route')}
${imported('LoginImport', '$locale/_login')}
${imported('RegisterImport', '$locale/_login/register')}
${imported('PublicImport', '$locale/_public')}
${imported('FundsImport', '$locale/_public/funds')}

const LocaleRoute = LocaleRouteImport.update({ id: '/$locale', getParentRoute: () => rootRouteImport })
const LoginRoute = LoginImport.update({ id: '/_login', getParentRoute: () => LocaleRoute })
const RegisterRoute = RegisterImport.update({ id: '/register', getParentRoute: () => LoginRoute })
const PublicRoute = PublicImport.update({ id: '/_public', getParentRoute: () => LocaleRoute })
const FundsRoute = FundsImport.update({ id: '/funds', getParentRoute: () => PublicRoute })

const LoginRouteChildren = { RegisterRoute: RegisterRoute }
const LoginRouteWithChildren = LoginRoute._addFileChildren(LoginRouteChildren)
const PublicRouteChildren = { FundsRoute: FundsRoute }
const PublicRouteWithChildren = PublicRoute._addFileChildren(PublicRouteChildren)
const LocaleRouteChildren = { LoginRoute: LoginRouteWithChildren, PublicRoute: PublicRouteWithChildren }
const LocaleRouteWithChildren = LocaleRoute._addFileChildren(LocaleRouteChildren)
export const routeTree = rootRouteImport._addFileChildren({ LocaleRoute: LocaleRouteWithChildren })
`

describe('the tree of public routes', () => {
  const pruned = withoutPrivateRoutes(generated)

  it('names no route of forms and accounts', () => {
    expect(pruned).not.toMatch(/Login(Import|Route\b|RouteWithChildren)|Register(Import|Route\b)/)
  })

  it('keeps the routes of public pages as they were', () => {
    const kept = (text: string) =>
      text.split('\n').filter((line) => /Public|Funds/.test(line) && !/Login/.test(line))
    expect(kept(pruned)).toEqual(expect.arrayContaining(kept(generated)))
    expect(pruned).toMatch(/LocaleRouteChildren = \{\s*PublicRoute: PublicRouteWithChildren \}/)
  })
})
