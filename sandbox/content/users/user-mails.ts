import type { Mailbox } from '../../mailbox/mailbox.ts'

/** Sends the messages of the content backend's own accounts. Staff work in French, so they are written in French. */
export type UserMails = {
  confirmation(email: string, code: string): Promise<void>
  passwordReset(email: string, code: string): Promise<void>
}

type Options = { readonly mailbox: Mailbox; readonly apiUrl: string; readonly portalUrl: string }

function asHtml(lines: readonly string[], link: string): string {
  const paragraphs = lines.map((line) =>
    line === link ? `<p><a href="${link}">${link}</a></p>` : `<p>${line}</p>`,
  )
  return paragraphs.join('\n')
}

/** Codes are hexadecimal and addresses configured, so nothing in these messages needs escaping. */
export function createUserMails({ mailbox, apiUrl, portalUrl }: Options): UserMails {
  const send = (to: string, subject: string, lines: readonly string[], link: string) =>
    mailbox.send({
      kind: 'email',
      to,
      subject,
      text: lines.join('\n\n'),
      html: asHtml(lines, link),
      locale: 'fr',
    })
  return {
    confirmation: (email, code) => {
      const link = `${apiUrl}/auth/email-confirmation?confirmation=${code}`
      const lines = [
        'Bonjour,',
        'Un compte de rédaction a été créé avec cette adresse. Pour la confirmer, ouvrez ce lien :',
        link,
        'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
      ]
      return send(email, 'Confirmez votre adresse', lines, link)
    },
    passwordReset: (email, code) => {
      const link = `${portalUrl}/connexion/equipe/nouveau-mot-de-passe?code=${code}`
      const lines = [
        'Bonjour,',
        'Vous avez demandé un nouveau mot de passe. Ce lien est valable une heure :',
        link,
        'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste le même.',
      ]
      return send(email, 'Choisissez un nouveau mot de passe', lines, link)
    },
  }
}
