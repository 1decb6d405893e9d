/** Whether a text of ASCII digits has a valid Luhn check digit (ISO/IEC 7812-1, annex B). Zeros alone pass. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighted = index % 2 === 0 ? digit : digit * 2
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return digits.length > 0 && sum % 10 === 0
}
