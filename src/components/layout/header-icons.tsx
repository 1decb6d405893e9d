import { lineIcon } from '../ui/line-icon.tsx'

export const MenuIcon = lineIcon('M4 6h16M4 12h16M4 18h16')
