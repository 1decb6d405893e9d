/** Returns the parts of an endpoint that a call needs. */
export function callOf<Method, Shape>(endpoint: {
  readonly method: Method
  readonly path: string
  readonly answer: Shape
}) {
  const { method, path, answer } = endpoint
  return { method, path, answer }
}
