/**
 * The same pure function of an object, which works once for each object and remembers what came of it for as long as
 * the object is there. What is kept of a backend's answers is one object for all who ask, so that its costly parts are
 * made once for all of them.
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
 * One list for the same members in the same order, for as long as they are there: what is made of a list by
 * {@link weakMemo}, or kept by it, is found again though the list itself is made for each request.
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
