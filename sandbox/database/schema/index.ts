export * from './documents.ts'
export * from './funds.ts'
export * from './messages.ts'
export * from './people.ts'
