type Variables = Readonly<Record<string, string | undefined>>

/** Variables with the content of their secret files, and the faults found. */
export type ReadSecrets = { readonly variables: Variables; readonly faults: readonly string[] }

type Reader = (path: string) => string

function readSecret(path: string, read: Reader): string | undefined {
  try {
    return read(path).trim()
  } catch {
    return undefined
  }
}

/**
 * Reads secrets that are mounted as files: `NAME_FILE` names the file whose content is the value of `NAME` (P-573).
 * A file that cannot be read or is empty, and a secret that is given twice, are faults; no value is part of a message.
 */
export function withSecretFiles(given: Variables, names: readonly string[], read: Reader): ReadSecrets {
  const variables: Record<string, string | undefined> = { ...given }
  const faults: string[] = []
  for (const name of names) {
    const path = given[`${name}_FILE`]?.trim()
    if (!path) continue
    if (given[name]?.trim()) faults.push(`${name}: set by ${name}_FILE, too`)
    const secret = readSecret(path, read)
    if (secret === undefined) faults.push(`${name}_FILE: cannot be read`)
    else if (secret === '') faults.push(`${name}_FILE: is empty`)
    else variables[name] = secret
  }
  return { variables, faults }
}
