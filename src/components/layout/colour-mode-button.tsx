import { Button } from '../ui/button.tsx'
import { lineIcon } from '../ui/line-icon.tsx'

const LightIcon = lineIcon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
)
const DarkIcon = lineIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z')

export type ColourModeButtonProps = {
  /** Action of the button, while the page is light and while it is dark. */
  labels: { readonly toDark: string; readonly toLight: string }
}

/**
 * Button that switches between light and dark. It has no state of its own: the head's script ({@link colourModeScript})
 * handles its clicks, and the style sheet shows the label of the next state. Without scripts it is hidden.
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
