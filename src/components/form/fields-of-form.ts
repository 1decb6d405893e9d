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
 * The values of a form as they stand in its fields, where they are others than those `known`: what was typed before the
 * page's scripts ran, and what a browser, a password manager or an extension has put there without an event. A value
 * whose field is not shown stays as it was.
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
