/** Returns the parts of an endpoint that a call needs. */
export function callOf<Method, Shape>(endpoint: {
  readonly method: Method
  readonly path: string
  readonly response: Shape
}) {
  const { method, path, response } = endpoint
  return { method, path, response }
}
