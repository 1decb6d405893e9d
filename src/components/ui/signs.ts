import { lineIcon } from './line-icon.tsx'

export const ChevronDown = lineIcon('m6 9 6 6 6-6')
export const ChevronLeft = lineIcon('m15 18-6-6 6-6')
export const ChevronRight = lineIcon('m9 18 6-6-6-6')
export const Cross = lineIcon('M18 6 6 18M6 6l12 12')
export const Search = lineIcon('M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM20 20l-4-4')
