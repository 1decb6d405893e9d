/** A panel of a page at fault: its id, and what is wrong. */
export type PanelFinding = readonly [panel: string, fault: string]

/** What was looked at on a page. */
export type PanelReport = { readonly tried: readonly string[]; readonly findings: readonly PanelFinding[] }

/**
 * Runs in the page of a browser without popovers: opens every panel by its button and closes it. Panels whose buttons
 * are all out of sight are part of the page at this width, and stand in its flow, as all do where no scripts run. A panel in another one, as those of the
 * menu of a narrow screen, is tried while that is open.
 */
export async function checkPanels(): Promise<PanelReport> {
  const tried: string[] = []
  const hasScripts = document.documentElement.dataset.scripts !== undefined
  const findings: PanelFinding[] = []
  const isSeen = (element: Element) => {
    const { height, width } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
  }
  const panels = [...document.querySelectorAll<HTMLElement>('[popover]')]
  const buttonsOf = ({ id }: Element) => [
    ...document.querySelectorAll<HTMLElement>(
      `[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction="hide"])`,
    ),
  ]
  const floats = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).position === 'fixed') return true
    return false
  }
  /** Texts and controls of the page that share more than a border with the panel, but for what floats above all. */
  const coveredBy = (panel: Element) => {
    const box = panel.getBoundingClientRect()
    const isUnder = (other: Element) => {
      const { bottom, left, right, top } = other.getBoundingClientRect()
      // What a list that scrolls sideways has out of sight is not under the panel beside it.
      const around = other.closest('.overflow-x-auto')?.getBoundingClientRect() ?? { left, right }
      const width = Math.min(right, box.right, around.right) - Math.max(left, box.left, around.left)
      return width > 2 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2
    }
    return [...document.querySelectorAll('body :is(a, button, input, select, h1, h2, h3, p, li, td, th)')]
      .filter((other) => !panel.contains(other) && !other.contains(panel) && isSeen(other))
      .filter((other) => isUnder(other) && !floats(other))
  }
  const place = (panel: HTMLElement) => {
    const { position } = getComputedStyle(panel)
    if (position !== 'static') findings.push([panel.id, `is ${position}, out of the flow`])
    for (const other of coveredBy(panel).slice(0, 3))
      findings.push([panel.id, `covers ${other.tagName} ${(other.textContent ?? '').trim().slice(0, 40)}`])
    const { left, right } = panel.getBoundingClientRect()
    if (left < -1 || right > document.documentElement.clientWidth + 1)
      findings.push([panel.id, 'is wider than the page'])
  }
  /** Waits until a panel is in sight, for 5 s at most: the code of some buttons loads with their first press. */
  const opened = async (panel: Element) => {
    const end = performance.now() + 5000
    while (!isSeen(panel) && performance.now() < end) await new Promise(requestAnimationFrame)
    return isSeen(panel)
  }
  const tryPanel = async (panel: HTMLElement, button: HTMLElement) => {
    button.click()
    if (!(await opened(panel))) return findings.push([panel.id, 'does not open by its button'])
    if (button.getAttribute('aria-expanded') !== 'true')
      findings.push([panel.id, 'is open and not said to be'])
    place(panel)
    for (const inner of panels.filter((one) => one !== panel && panel.contains(one))) await tryOrPlace(inner)
    if (!isSeen(panel)) findings.push([panel.id, 'closes with a panel in it'])
    button.click()
    if (isSeen(panel)) findings.push([panel.id, 'does not close by its button'])
    button.click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    if (isSeen(panel)) findings.push([panel.id, 'does not close with Escape'])
    if (document.activeElement !== button) findings.push([panel.id, 'does not give the focus back'])
  }
  const tryOrPlace = async (panel: HTMLElement) => {
    tried.push(panel.id)
    if (!hasScripts) return place(panel)
    const button = buttonsOf(panel).find(isSeen)
    if (button !== undefined && isSeen(panel))
      findings.push([panel.id, 'is open before its button is pressed'])
    else if (button !== undefined) await tryPanel(panel, button)
    else if (isSeen(panel)) place(panel)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  for (const panel of panels)
    if (panel.parentElement?.closest('[popover]:not([data-open])') === null || isSeen(panel))
      await tryOrPlace(panel)
  return { tried, findings }
}
