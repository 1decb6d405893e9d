/** Day of the terms of use that are in force, `YYYY-MM-DD`: the version that a registration accepts. */
export const termsVersion = '2026-11-26'
