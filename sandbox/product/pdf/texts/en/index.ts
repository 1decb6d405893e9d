export { french as english } from '../fr/index.ts'
