import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'

const mountedAt = /^\/product(?=\/)/

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)

/** Paths without an id first: `/documents/search` is no document. */
const endpoints = allProductEndpoints
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map(({ access, method, path }) => ({ access, method, path, pattern: patternOf(path) }))

/** Call of the contract that a request makes, with the id in its path; undefined for none. */
export function calledEndpoint(request: { readonly method: string; readonly path: string }) {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const path = request.path.replace(mountedAt, '')
  const found = endpoints.find((endpoint) => endpoint.method === method && endpoint.pattern.test(path))
  return found && { ...found, id: found.pattern.exec(path)?.[1] ?? null }
}
