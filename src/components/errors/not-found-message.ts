const longestShown = 120

/** A path as the 404 page shows it: as it was asked for, percent-encoded, cut where it is long and never in an escape. */
export const shownPath = (path: string): string =>
  path.length > longestShown ? `${path.slice(0, longestShown).replace(/%.?$/, '')}…` : path

/** The message of a path that leads nowhere, in the words of the specification (point 2). */
export const notFoundMessage = (path: string): string => `Page Not Found ${shownPath(path)}`
