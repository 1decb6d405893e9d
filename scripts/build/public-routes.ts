// framework-seam: public-route-tree
import { Generator, getConfig } from '@tanstack/router-generator'

/** Routes that public pages never load: forms, accounts and staff, pages that few open, and what has no page. */
const elsewhere = String.raw`^(_account|_login|_staff|_neutral|maintenance|investor|partner|shared|subscribe|unsubscribe|calculators|sitemap|terms|api|auth|\(files\))(\.tsx)?$`

/**
 * Generates the route tree of public pages, in the browser alone: whoever reads a fund or a guide does not load the
 * routes of forms and accounts with it (decision 021). The router's own generator makes it, with a part of the routes.
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
