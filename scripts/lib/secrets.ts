import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const secretNames = ['SESSION_SECRETS', 'HOOK_SECRET'] as const
type SecretName = (typeof secretNames)[number]
type Secrets = Record<SecretName, string>

const ownerOnly = 0o600

function readSaved(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * The portal's secrets: those of the environment, else those generated once and stored in `secrets.json` of the data
 * folder, readable by its owner only. The portal reads a secret whose file is named (`HOOK_SECRET_FILE`) itself.
 */
export function readSecrets(dataDirectory: string, environment: NodeJS.ProcessEnv): Partial<Secrets> {
  const file = join(dataDirectory, 'secrets.json')
  const saved = readSaved(file)
  const secretFor = (name: SecretName) => saved[name] ?? randomBytes(32).toString('base64url')
  const stored: Secrets = {
    SESSION_SECRETS: secretFor('SESSION_SECRETS'),
    HOOK_SECRET: secretFor('HOOK_SECRET'),
  }
  if (secretNames.some((name) => saved[name] === undefined)) {
    mkdirSync(dataDirectory, { recursive: true })
    writeFileSync(`${file}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: ownerOnly })
    renameSync(`${file}.new`, file)
  }
  const given = Object.fromEntries(
    secretNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const all: Partial<Secrets> = { ...stored, ...given }
  for (const name of secretNames) if (environment[`${name}_FILE`] && !environment[name]) delete all[name]
  return all
}
