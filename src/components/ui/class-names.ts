/**
 * Joins class names. There is no conflict resolution (tailwind-merge would cost every page 8 kB): what a component
 * looks like is chosen by its variants, and the `className` given to it only places it (margin, grid, width).
 */
export { type ClassValue, clsx as cn } from 'clsx'
