import { useId, useSyncExternalStore } from 'react'
import { cn } from '../ui/class-names.ts'
import { segmentClass, segmentedClass } from '../ui/segmented.tsx'
import {
  type ColourMode,
  chooseColourMode,
  colourModes,
  onColourModeChange,
  readColourMode,
} from './colour-mode.ts'
import { DarkIcon, LightIcon, SystemIcon } from './colour-mode-icons.tsx'

const icons = { system: SystemIcon, light: LightIcon, dark: DarkIcon }

export type ColourModeSwitchProps = {
  /** Names of the group and of its three choices. */
  labels: Readonly<Record<ColourMode | 'label', string>>
  className?: string
}

/**
 * Three radio buttons as icons. Without scripts there is nothing to switch, and it is not shown. Where they are kept as
 * HTML, the document answers to them ({@link useStaticColourModes}).
 */
export function ColourModeSwitch({ labels, className }: ColourModeSwitchProps) {
  const name = useId()
  const chosen = useSyncExternalStore(onColourModeChange, readColourMode, () => 'system' as const)
  return (
    <fieldset data-needs-scripts className={cn(segmentedClass, className)}>
      <legend className="sr-only">{labels.label}</legend>
      {colourModes.map((mode) => {
        const Icon = icons[mode]
        return (
          <label key={mode} title={labels[mode]} className={segmentClass}>
            <input
              type="radio"
              name={name}
              value={mode}
              data-colour-mode=""
              checked={chosen === mode}
              onChange={() => chooseColourMode(mode)}
              className="sr-only"
            />
            <Icon />
            <span className="sr-only">{labels[mode]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
