type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** A control by its form, its name and, of several choices, its own. */
const keyOf = (form: HTMLFormElement, control: Control): string =>
  [form.getAttribute('action'), control.name, isChoice(control) ? control.value : ''].join(' ')

/** The controls of forms in which something can be typed or chosen. */
const controlsOf = (forms: Iterable<HTMLFormElement>): Map<string, Control> =>
  new Map(
    [...forms].flatMap((form) =>
      [...form.elements]
        .filter(isControl)
        .filter(({ name, type }) => name !== '' && type !== 'hidden')
        .map((control) => [keyOf(form, control), control]),
    ),
  )

/** Copies the value of a control to another, with the events of typing. */
function fill(control: Control, from: Control): void {
  if (isChoice(control) && isChoice(from)) {
    if (control.checked !== from.checked) control.click()
  } else if (control.value !== from.value) {
    // Uses the prototype's own setter: React tracks writes by the element's setter, and would ignore the event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, from.value)
    control.dispatchEvent(
      new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    )
  }
}

const longestWaitMs = 10_000

/**
 * Fills the page's fields again after React has rendered the page anew because its HTML was unexpected: a translation
 * or an extension had changed it (P-240). React renders it part by part: each field is filled once it exists.
 * @param sent forms of the page as the server sent it, which hold the typed values.
 */
export function fillAgain(sent: readonly HTMLFormElement[]): void {
  const gone = new Map([...controlsOf(sent)].filter(([, control]) => !control.isConnected))
  const fillThose = () => {
    for (const [key, control] of controlsOf(document.forms)) {
      const before = gone.get(key)
      if (before) fill(control, before)
      gone.delete(key)
    }
    if (gone.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fillThose)
  observer.observe(document, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), longestWaitMs)
  fillThose()
}
