/** One file for the browser: what only signed-in people see of the funds list, and what it is made from. */
export { loadOwnFunds } from './own-funds-data.ts'
export { OwnFunds } from './own-funds-section.tsx'
