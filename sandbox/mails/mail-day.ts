/** Writes a day, `YYYY-MM-DD`, in words for a mail. */
export const mailDay = (day: string, language: 'fr' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
