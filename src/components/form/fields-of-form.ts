import { type FieldValues, fillValues, readValues } from '~/lib/form/form-definition.ts'

/** Text fields of a form as it would be sent; files are no part of the portal's forms. */
export const fieldsOf = (element: HTMLFormElement | null): URLSearchParams =>
  new URLSearchParams(
    element === null
      ? []
      : [...new FormData(element)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
  )

/**
 * Returns the values of a form's controls, where they differ from `known`: text typed before hydration, and values set
 * by a browser, a password manager or an extension without an event. Fields without a control keep their value.
 */
export function valuesInFields<Values extends FieldValues>(
  element: HTMLFormElement,
  known: Values,
): Values | undefined {
  const shown = Object.entries(readValues(known, fieldsOf(element))).filter(
    ([name]) => element.elements.namedItem(name) !== null,
  )
  const inFields = fillValues(known, Object.fromEntries(shown))
  return JSON.stringify(inFields) === JSON.stringify(known) ? undefined : inFields
}
