import { useEffect } from 'react'
import { chooseColourMode, onColourModeChange, readColourMode, toColourMode } from './colour-mode.ts'

const inputsOfPage = () => [...document.querySelectorAll<HTMLInputElement>('input[data-colour-mode]')]

function showChosen(): void {
  const chosen = readColourMode()
  for (const input of inputsOfPage()) input.checked = input.value === chosen
}

function choose({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.dataset.colourMode !== undefined)
    chooseColourMode(toColourMode(target.value))
}

/** Lets colour modes that stand in the page as HTML show what is chosen, and choose: also what was pressed before. */
export function useStaticColourModes(): void {
  useEffect(() => {
    const pressed = inputsOfPage().find(({ checked, defaultChecked }) => checked && !defaultChecked)
    if (pressed) chooseColourMode(toColourMode(pressed.value))
    showChosen()
    document.addEventListener('change', choose)
    const stop = onColourModeChange(showChosen)
    return () => {
      document.removeEventListener('change', choose)
      stop()
    }
  }, [])
}
