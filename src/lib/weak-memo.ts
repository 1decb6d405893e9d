/**
 * Memoises a pure function of an object by the object's identity, in a `WeakMap`. Cached responses are shared by all
 * requests, so their views are computed once.
 */
export function weakMemo<From extends object, To>(map: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, { readonly made: To }>()
  return (from) => {
    const found = known.get(from) ?? { made: map(from) }
    known.set(from, found)
    return found.made
  }
}

/**
 * Returns one list object for the same members in the same order, so that {@link weakMemo} finds a list that is built
 * anew for each request.
 */
export function sharedLists<Member extends object>(): (members: readonly Member[]) => readonly Member[] {
  type Branch = { readonly list: readonly Member[]; readonly longer: WeakMap<Member, Branch> }
  const branchOf = (list: readonly Member[]): Branch => ({ list, longer: new WeakMap() })
  const root = branchOf([])
  const grow = (branch: Branch, member: Member): Branch => {
    const next = branch.longer.get(member) ?? branchOf([...branch.list, member])
    branch.longer.set(member, next)
    return next
  }
  return (members) => members.reduce(grow, root).list
}

/** Memoises what is made from several objects by their identities and order; `make` may depend on nothing else. */
export function weakMemoOfAll<To>(): (from: readonly object[], make: () => To) => To {
  const shared = sharedLists<object>()
  const known = new WeakMap<readonly object[], { readonly made: To }>()
  return (from, make) => {
    const list = shared(from)
    const found = known.get(list) ?? { made: make() }
    known.set(list, found)
    return found.made
  }
}
