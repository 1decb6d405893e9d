import type { ComponentProps } from 'react'

type IconProps = Pick<ComponentProps<'svg'>, 'className'>

/** The signs of the header, drawn here: every page shows them, and an icon library would weigh ten times as much. */
function headerIcon(path: string) {
  return ({ className }: IconProps) => (
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

export const ChevronDownIcon = headerIcon('M6 9l6 6 6-6')
export const SearchIcon = headerIcon('M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM20 20l-4-4')
export const MenuIcon = headerIcon('M4 6h16M4 12h16M4 18h16')
export const SystemIcon = headerIcon(
  'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 21h8M12 17v4',
)
export const LightIcon = headerIcon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
)
export const DarkIcon = headerIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z')
