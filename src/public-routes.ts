// framework-seam: public-route-tree
/** The routes of public pages: the browser's build takes the others out of this tree (`scripts/build/public-routes.ts`). */
export { routeTree as publicRoutes } from './routeTree.gen.ts'
