import type { ComponentProps, ReactElement } from 'react'

type IconProps = Pick<ComponentProps<'svg'>, 'className'>

/**
 * Creates an icon of a single path in a square of 24 units, drawn in lines: for parts that every page or every text
 * shows, where an icon library would weigh ten times as much. Decorative: the text beside it carries the meaning.
 */
export function lineIcon(path: string): (props: IconProps) => ReactElement {
  return ({ className }) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={className === undefined ? 'line-icon' : `line-icon ${className}`}
    >
      <path d={path} />
    </svg>
  )
}

export const ArrowDown = lineIcon('M12 5v14M19 12l-7 7-7-7')
export const ArrowUp = lineIcon('M5 12l7-7 7 7M12 19V5')
export const ChevronDown = lineIcon('m6 9 6 6 6-6')
export const ChevronLeft = lineIcon('m15 18-6-6 6-6')
export const ChevronRight = lineIcon('m9 18 6-6-6-6')
export const ChevronsUpDown = lineIcon('M7 15l5 5 5-5M7 9l5-5 5 5')
export const CircleAlert = lineIcon('M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 8v4M12 16h.01')
export const Cross = lineIcon('M18 6 6 18M6 6l12 12')
export const Search = lineIcon('M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM20 20l-4-4')
