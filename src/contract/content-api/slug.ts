/** Longest slug that a content backend stores. */
export const longestSlug = 255

const longestPageUrl = 1000
const segment = /(?!\.{1,2}(?:\/|$))[\w.~-]+/

/** A slug: letters, digits, `-`, `_`, `.` and `~`, as Strapi's `uid` fields have it; `.` and `..` lead elsewhere. */
export const slugForm = new RegExp(`^${segment.source}$`)

/** Reports whether a text is a valid slug; callers reject others without a request to the backend. */
export const isSlug = (text: string): boolean => text.length <= longestSlug && slugForm.test(text)

const pageUrlForm = new RegExp(`^${segment.source}(?:/${segment.source})*$`)

/** Reports whether a path is valid for a page of editors: slugs joined by slashes. */
export const isPageUrl = (path: string): boolean => path.length <= longestPageUrl && pageUrlForm.test(path)
