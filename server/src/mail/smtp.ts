import type { Language } from '@pandora/contract/language'
import nodemailer from 'nodemailer'
import { NeverTaken } from '../messages/never-taken.ts'
import { htmlOf } from './html.ts'
import { readSmtpUrl } from './smtp-url.ts'

/** A mail as it is handed over. `id` becomes its Message-ID, so that one handed over twice is shown once. */
export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  /** The code in the text, to be set large. */
  code: string | undefined
  language: string
  /** Its HTML, where the text alone does not say how it looks. */
  html?: string
  /** Headers of its own, such as how its receiver ends it. */
  headers?: Readonly<Record<string, string>>
}

export interface SendMail {
  /** Hands a mail over. Throws NeverTaken where the server refuses it for good, else an Error: try again. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/**
 * Opens a pool of connections to the mail server of `url`; mails come from `from`. Nothing is connected before the
 * first mail.
 */
export function makeMail(url: string, from: string): SendMail {
  const { host, port, encryption, auth } = readSmtpUrl(url)
  const domain = /@([^@\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: 2,
    maxMessages: 100,
    maxRequeues: 0,
    host,
    port,
    secure: encryption === 'implicit',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'off',
    tls: { minVersion: 'TLSv1.2' },
    ...(auth ? { auth } : {}),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, to, subject, text, code, language, html, headers }) {
      try {
        // As an object an address is taken as one address, whatever stands in it.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: oneLine(subject),
          text,
          html: html ?? htmlOf(text, code, language as Language),
          messageId: `<${id}@${domain}>`,
          // Nobody's holiday notice answers a machine.
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...headers },
        })
      } catch (error) {
        throw failure(error)
      }
    },
    // What is being handed over is cut off: its message stays in the outbox and goes again, under the same Message-ID.
    close: () => transport.close({ force: true }),
  }
}

const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ')

/**
 * The server's word on this mail or its receiver is final; one on the connection, the sender's sign-in or the hour is
 * not.
 */
function failure(error: unknown): Error {
  const { code, permanent, responseCode, message } = error as {
    code?: string
    permanent?: boolean
    responseCode?: number
    message: string
  }
  const said = `${code ?? 'error'}: ${message}`.replace(/\s+/g, ' ')
  // 530 and 535 ask for another sign-in, 503 and 421 for another time.
  const final =
    permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 530 && responseCode !== 535
  return final ? new NeverTaken(said) : new Error(said)
}
