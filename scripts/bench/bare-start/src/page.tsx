import { Link } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { contentOf, type PageName, type PageNode } from './content.ts'

function drawn(node: PageNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const [name, attributes, children] = node
  const inside = children.length === 0 ? undefined : children.map(drawn)
  const { href, ...others } = attributes
  const isOwnPage = name === 'a' && typeof href === 'string' && href.startsWith('/')
  if (isOwnPage) return createElement(Link, { ...others, key, to: href }, inside)
  return createElement(name, { ...attributes, key }, inside)
}

/** A page as the portal shows it: the same elements, each link to an own page being the router's. */
export function Page({ name }: { name: PageName }): ReactNode {
  return contentOf(name).body.map(drawn)
}
