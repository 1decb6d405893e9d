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
 * The values of a form with what was typed before the page's scripts ran, which stands in its fields alone; undefined
 * when nothing was. A value whose field is not shown stays as it was.
 */
export function typedBefore<Values extends FieldValues>(
  element: HTMLFormElement,
  start: Values,
): Values | undefined {
  const shown = Object.entries(readValues(start, fieldsOf(element))).filter(
    ([name]) => element.elements.namedItem(name) !== null,
  )
  const typed = fillValues(start, Object.fromEntries(shown))
  return JSON.stringify(typed) === JSON.stringify(start) ? undefined : typed
}
