/** Looks shared by the fields that one writes or chooses in. 16 px text, so that telephones do not zoom. */
export const controlClass = [
  'w-full min-h-11 rounded border border-control bg-surface px-3 py-2 text-base text-foreground transition-colors',
  'hover:border-foreground disabled:cursor-not-allowed disabled:opacity-50',
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus',
  'aria-invalid:border-(--error-edge) aria-invalid:shadow-[inset_3px_0_0_var(--error-edge)]',
].join(' ')
