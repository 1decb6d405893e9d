/** One file for the browser: what only signed-in people see on every page. */
export { ActingFor } from './acting-for.tsx'
export { SignedInArea } from './signed-in-area.tsx'
