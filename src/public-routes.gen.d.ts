/** The routes of public pages (`scripts/build/public-routes.ts`): to types, they are all routes. */
export { routeTree } from './routeTree.gen.ts'
