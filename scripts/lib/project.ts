import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, absolute. */
export const projectDirectory = fileURLToPath(new URL('../../', import.meta.url))

/** Absolute path of a file of the project. */
export function projectPath(...segments: string[]): string {
  return join(projectDirectory, ...segments)
}

/** A failure that the user can fix: printed as a sentence, without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}

/** Runs a command's main function; its number becomes the exit code. */
export async function runCommand(main: () => Promise<number>): Promise<never> {
  try {
    process.exit(await main())
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exit(1)
  }
}
