/** Groups in one browser chunk the part of the fund list that only signed-in users load, with its loader. */
export { loadOwnFunds } from './own-funds-data.ts'
export { OwnFunds } from './own-funds-section.tsx'
