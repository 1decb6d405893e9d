/**
 * Joins class names. There is no conflict resolution (tailwind-merge would add 8 kB to every page): variants determine
 * a component's look, and the `className` passed to it only its placement (margin, grid, width).
 */
export { type ClassValue, clsx as cn } from 'clsx'
/** Looks shared by the fields that one writes or chooses in. 16 px text, so that telephones do not zoom. */
export const controlClass = [
  'w-full min-h-11 rounded border border-control bg-surface px-3 py-2 text-base text-foreground transition-colors',
  'hover:border-foreground disabled:cursor-not-allowed disabled:opacity-50',
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus',
  'aria-invalid:border-(--error-edge) aria-invalid:shadow-[inset_3px_0_0_var(--error-edge)]',
].join(' ')
/** The seven colours of the design. Each class sets the `tone-*` roles that a component's variants are written in. */
export const toneClass = {
  primary: 'tone-primary',
  secondary: 'tone-secondary',
  success: 'tone-success',
  info: 'tone-info',
  warning: 'tone-warning',
  error: 'tone-error',
  neutral: 'tone-neutral',
} as const

/** Name of a colour of the design. */
export type Tone = keyof typeof toneClass
