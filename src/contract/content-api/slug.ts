/** Longest slug that a content backend stores. */
export const longestSlug = 255

const longestPageUrl = 1000
const segment = /(?!\.{1,2}(?:\/|$))[\w.~-]+/

/** A slug: letters, digits, `-`, `_`, `.` and `~`, as Strapi's `uid` fields have it; `.` and `..` lead elsewhere. */
export const slugForm = new RegExp(`^${segment.source}$`)

/** Whether a text can be the slug of an entry at all; any other is answered without asking anybody. */
export const isSlug = (text: string): boolean => text.length <= longestSlug && slugForm.test(text)

const pageUrlForm = new RegExp(`^${segment.source}(?:/${segment.source})*$`)

/** Whether a path can be that of a page of editors at all: slugs joined by slashes. */
export const isPageUrl = (path: string): boolean => path.length <= longestPageUrl && pageUrlForm.test(path)
