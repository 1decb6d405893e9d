import type { ComponentProps, ReactElement } from 'react'

type IconProps = Pick<ComponentProps<'svg'>, 'className'>

/**
 * A sign of one path in a square of 24 units, drawn in lines: for parts that every page or every text shows, where an
 * icon library would weigh ten times as much. It decorates: words say what it means.
 */
export function lineIcon(path: string): (props: IconProps) => ReactElement {
  return ({ className }) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  )
}
