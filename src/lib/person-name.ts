/**
 * A person's name as it is displayed, from its parts in their order, such as title, first and last name. Missing and
 * blank parts are left out, and spaces are single ones.
 */
export function personName(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .flatMap((part) => (part ?? '').split(/\s+/))
    .filter((word) => word !== '')
    .join(' ')
}
