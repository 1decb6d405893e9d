/** One file for the browser: what only people with a session see on every page. */
export { ActingFor } from './acting-for.tsx'
export { SessionUnknown } from './session-unknown.tsx'
export { SignedInArea } from './signed-in-area.tsx'
