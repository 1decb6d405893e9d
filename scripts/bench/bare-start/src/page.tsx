import { Link } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { contentOf, type PageNode } from './content.ts'

function toReact(node: PageNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const [name, attributes, nodes] = node
  const children = nodes.length === 0 ? undefined : nodes.map(toReact)
  const { href, ...others } = attributes
  const isOwnPage = name === 'a' && typeof href === 'string' && href.startsWith('/')
  if (isOwnPage) return createElement(Link, { ...others, key, to: href }, children)
  return createElement(name, { ...attributes, key }, children)
}

/** A page as the portal shows it: the same elements, with the router's link for each link within the portal. */
export function Page({ name }: { name: string }): ReactNode {
  return contentOf(name).body.map(toReact)
}
