import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { projectDirectory } from '../../scripts/lib/project.ts'

/** Exit status of a program, and its whole output. */
export type ProgramEnd = {
  readonly status: number
  readonly output: string
  readonly faults: string
  readonly seconds: number
}

type ProgramChoices = {
  /** Its whole environment. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Standard input of the program. */
  readonly input?: string
}

/** Runs a program of the project on this Node to its end, while this process continues to serve requests. */
export async function runProgram(
  options: readonly string[],
  { variables, input = '' }: ProgramChoices,
): Promise<ProgramEnd> {
  const startedAt = Date.now()
  const child = spawn(process.execPath, options, { cwd: projectDirectory, env: variables })
  child.stdin.end(input)
  const [output, faults, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  return { status: z.number().parse(status), output, faults, seconds }
}
