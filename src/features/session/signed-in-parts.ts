/** One file for the browser: what only signed-in people see on every page. */
export { AccountMenu } from './account-menu.tsx'
export { ActingFor } from './acting-for.tsx'
