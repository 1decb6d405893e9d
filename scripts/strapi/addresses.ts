import { PlainError } from '../lib/project.ts'

type Addresses = { readonly url: string; readonly portal: string | undefined }

const isWeb = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** Checks the addresses of a command line. @throws {PlainError} naming the one that is none */
export function readAddresses({ url, portal }: Addresses): { readonly url: string } {
  for (const address of [url, portal])
    if (address !== undefined && !isWeb(address))
      throw new PlainError(`${address} is no http or https address`)
  if (/\/(api|admin)\/*$/.test(url)) throw new PlainError(`${url}: give the address without /api and /admin`)
  return { url }
}
