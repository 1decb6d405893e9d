/** Goes on with a whole new page: who is signed in has changed, and nothing of the former session may stay. */
export function leaveFor(location: string): void {
  window.location.assign(location)
}
