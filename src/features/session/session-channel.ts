/** Name of the broadcast channel on which the tabs of one browser exchange session events. */
const channelName = 'session'
const signedOut = 'signed_out'

/** Tells the other tabs that this browser is signing out. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(signedOut)
  channel.close()
}

/** Calls `listener` when another tab signs out; returns a function that unsubscribes it. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data === signedOut) listener()
  }
  return () => channel.close()
}
