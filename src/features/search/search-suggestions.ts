import { useEffect } from 'react'

/** Loads the code that suggests titles with the first focus on a search field of the header (P-748). */
export function useSearchSuggestions(): void {
  useEffect(() => {
    const start = ({ target }: FocusEvent) => {
      // Without its code the field is the form that it is without scripts.
      if (target instanceof HTMLInputElement && 'suggests' in target.dataset)
        import('./suggest-titles.ts').then(
          (file) => file.suggestTitles(target),
          () => undefined,
        )
    }
    document.addEventListener('focusin', start)
    return () => document.removeEventListener('focusin', start)
  }, [])
}
