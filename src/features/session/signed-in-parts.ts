/** Groups in one browser chunk the components that only signed-in users load on every page. */
export { ActingFor } from './acting-for.tsx'
export { SessionUnknown } from './session-unknown.tsx'
export { SignedInArea } from './signed-in-area.tsx'
export { ViewingBar } from './viewing-bar.tsx'
