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
