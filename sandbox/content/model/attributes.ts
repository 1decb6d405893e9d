/** Type of an attribute of an entry or a component. */
export type Attribute =
  | { readonly kind: 'string' | 'text' | 'date' | 'integer' | 'boolean' | 'blocks' | 'json' }
  | { readonly kind: 'enumeration'; readonly values: readonly string[] }
  | { readonly kind: 'relation'; readonly target: string; readonly isMany: boolean }
  | { readonly kind: 'media' }
  | { readonly kind: 'component'; readonly component: string; readonly isRepeatable: boolean }
  | { readonly kind: 'zone'; readonly components: readonly string[] }
  | { readonly kind: 'localizations' }
  | { readonly kind: 'instant' }

/** Attributes by name, in response order. */
export type Attributes = Readonly<Record<string, Attribute>>

export const string = { kind: 'string' } as const
export const text = { kind: 'text' } as const
export const date = { kind: 'date' } as const
export const integer = { kind: 'integer' } as const
export const boolean = { kind: 'boolean' } as const
export const blocks = { kind: 'blocks' } as const
export const json = { kind: 'json' } as const
export const media = { kind: 'media' } as const

/** An enumeration of texts. */
export function enumeration(...values: readonly string[]) {
  return { kind: 'enumeration', values } as const
}

/** A link to another entry, in the same language. */
export function relation(target: string, isMany = false) {
  return { kind: 'relation', target, isMany } as const
}

/** Defines an attribute that holds a single component. */
export function component(name: string) {
  return { kind: 'component', component: name, isRepeatable: false } as const
}

/** A list of one kind of component. */
export function components(name: string) {
  return { kind: 'component', component: name, isRepeatable: true } as const
}

/** A dynamic zone: a list of components of several kinds. */
export function zone(...names: readonly string[]) {
  return { kind: 'zone', components: names } as const
}

/** Tells whether an attribute is returned only when `populate` requests it. */
export function isPopulated({ kind }: Attribute): boolean {
  return ['relation', 'media', 'component', 'zone', 'localizations'].includes(kind)
}
