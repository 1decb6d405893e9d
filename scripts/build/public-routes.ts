// framework-seam: public-route-tree
import { Generator, getConfig } from '@tanstack/router-generator'

/** Routes that public pages never load: forms, accounts and staff, rarely opened pages, and routes without a page. */
const elsewhere = String.raw`^(_account|_login|_staff|_neutral|maintenance|investor|partner|shared|subscribe|unsubscribe|alerts|authors|calculators|sitemap|terms|api|auth|\(files\))(\.tsx)?$`

/**
 * Generates the route tree of public pages, for the browser only, so that readers of a fund or a guide do not load the
 * routes of forms and accounts (decision 021). Uses the router's own generator on a subset of the routes.
 */
export async function generatePublicRoutes(root = process.cwd()): Promise<void> {
  const config = getConfig(
    {
      generatedRouteTree: './src/public-routes.gen.ts',
      routeFileIgnorePattern: elsewhere,
      disableTypes: true,
      disableLogging: true,
    },
    root,
  )
  await new Generator({ root, config }).run()
}
