/**
 * The same pure function of an object, which works once for each object and remembers what came of it for as long as
 * the object is there. What is kept of a backend's answers is one object for all who ask, so that its costly parts are
 * made once for all of them.
 */
export function remembered<From extends object, To>(map: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, { readonly made: To }>()
  return (from) => {
    const found = known.get(from) ?? { made: map(from) }
    known.set(from, found)
    return found.made
  }
}
