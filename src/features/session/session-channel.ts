/** What the tabs of one browser tell each other about the session. */
const channelName = 'session'
const signedOut = 'signed_out'

/** Tells the other tabs that this browser is being signed out. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(signedOut)
  channel.close()
}

/** Calls `listener` when another tab signs out; returns the function that stops listening. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data === signedOut) listener()
  }
  return () => channel.close()
}
