/**
 * How a mail server is reached. `off`: no encryption; `starttls`: asked for and demanded; `implicit`: from the first
 * byte.
 */
export interface SmtpPlace {
  host: string
  port: number
  encryption: 'off' | 'starttls' | 'implicit'
  auth: { user: string; pass: string } | undefined
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Reads `smtp://user:password@host:587` or `smtps://…:465`. Without `smtps` the connection must be encrypted by
 * STARTTLS, but on this
 * machine itself, or where `?tls=off` says that the way to the server is trusted; a password is then not sent. Throws
 * an Error saying what is wrong.
 */
export function readSmtpUrl(text: string): SmtpPlace {
  const url = new URL(text)
  const implicit = url.protocol === 'smtps:'
  const tls = url.searchParams.get('tls')
  if (tls !== null && tls !== 'off' && tls !== 'on') throw new Error('tls is on or off')
  if (!url.hostname) throw new Error('a host is needed')
  const here = loopback.test(url.hostname)
  const encryption = implicit ? 'implicit' : tls === 'off' || (here && tls !== 'on') ? 'off' : 'starttls'
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined
  if (auth && encryption === 'off' && !here)
    throw new Error('a password is not sent without encryption: take tls=off away, or the user name')
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (implicit ? 465 : 587),
    encryption,
    auth,
  }
}
