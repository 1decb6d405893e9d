const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/** A stored number (E.164) as it is read: French ones in pairs of digits, those of other countries as they are. */
export function phoneText(e164: string): string {
  return e164.replace(french, '+33\u00a0$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5')
}
