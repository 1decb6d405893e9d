import { Button } from '../ui/button.tsx'
import { DarkIcon, LightIcon } from './colour-mode-icons.tsx'

export type ColourModeButtonProps = {
  /** What a press does, while the page is light and while it is dark. */
  labels: { readonly toDark: string; readonly toLight: string }
}

/**
 * Switches between light and dark. It has no state of its own: the head's script answers to its clicks
 * ({@link colourModeScript}), and the style sheet shows the half that names what a press does. Without scripts
 * there is nothing to switch, and it is not shown.
 */
export function ColourModeButton({ labels: { toDark, toLight } }: ColourModeButtonProps) {
  return (
    <Button color="neutral" variant="ghost" iconOnly data-colour-mode="" data-needs-scripts>
      <span className="in-light" title={toDark}>
        <DarkIcon className="size-5!" />
        <span className="sr-only">{toDark}</span>
      </span>
      <span className="in-dark" title={toLight}>
        <LightIcon className="size-5!" />
        <span className="sr-only">{toLight}</span>
      </span>
    </Button>
  )
}
