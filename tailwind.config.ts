import type { Config } from 'tailwindcss'

const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
const ramps = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const

/** Eleven shades of one ramp, each a variable of `src/styles/ramps.css`. */
const ramp = (name: string) => Object.fromEntries(shades.map((shade) => [shade, `var(--${name}-${shade})`]))

const rampColours = Object.fromEntries(ramps.map((name) => [name, ramp(name)]))

/** Names of colours by purpose; their values by colour mode are in `src/styles/tokens.css`. */
const semanticColours = {
  background: 'var(--background)',
  surface: { DEFAULT: 'var(--surface)', sunken: 'var(--surface-sunken)' },
  foreground: 'var(--foreground)',
  muted: 'var(--muted)',
  hairline: { DEFAULT: 'var(--hairline)', strong: 'var(--hairline-strong)' },
  control: 'var(--control)',
  accent: { DEFAULT: 'var(--accent)', hover: 'var(--accent-hover)' },
  focus: 'var(--focus)',
  tone: {
    solid: 'var(--tone-solid)',
    'solid-hover': 'var(--tone-solid-hover)',
    'on-solid': 'var(--tone-on-solid)',
    text: 'var(--tone-text)',
    soft: 'var(--tone-soft)',
    'soft-hover': 'var(--tone-soft-hover)',
    'on-soft': 'var(--tone-on-soft)',
    wash: 'var(--tone-wash)',
    edge: 'var(--tone-edge)',
    'edge-quiet': 'var(--tone-edge-quiet)',
  },
}

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...rampColours,
      ...semanticColours,
    },
    fontFamily: {
      sans: ["'Inter Variable'", "'Inter Rest'", "'Inter Fallback'", 'system-ui', 'sans-serif'],
      serif: [
        "'Source Serif 4 Variable'",
        "'Source Serif 4 Rest'",
        "'Source Serif 4 Fallback'",
        'Georgia',
        'serif',
      ],
    },
    fontSize: {
      sm: ['0.875rem', { lineHeight: '1.25rem' }],
      base: ['1rem', { lineHeight: '1.5rem' }],
      lg: ['1.125rem', { lineHeight: '1.75rem' }],
      xl: ['1.3125rem', { lineHeight: '1.75rem' }],
      '2xl': ['1.75rem', { lineHeight: '2.25rem' }],
      '3xl': ['2.375rem', { lineHeight: '2.75rem' }],
      '4xl': ['3.125rem', { lineHeight: '3.5rem' }],
    },
    borderRadius: {
      none: '0',
      sm: '3px',
      DEFAULT: '6px',
      full: '9999px',
    },
    extend: {
      maxWidth: {
        page: '72rem',
        measure: '42rem',
      },
      transitionDuration: { DEFAULT: '150ms' },
    },
  },
} satisfies Config
