import { lookup } from 'node:dns/promises'
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { collect } from './collect.ts'
import { FetchFailed } from './failed.ts'
import { publicPlace } from './guard.ts'

export interface FetchRules {
  /** Whether to connect to an address and port, reached under a host name; the default is public addresses only. */
  allowed?: (address: string, port: number, host: string) => boolean
  /** Addresses of a host name. */
  resolve?: (host: string) => Promise<readonly string[]>
  /** Most bytes of a body, unpacked. */
  bytes?: number
  /** Reads the body of every status: what is wrong stands in it. */
  everyBody?: boolean
  ms?: number
  redirects?: number
  headers?: Readonly<Record<string, string>>
  /** Whether the body may come packed (gzip, deflate, brotli). */
  packed?: boolean
  signal?: AbortSignal
  /** What is sent, by POST: no redirect is followed then, and the body of every answer is read. */
  send?: { type: string; body: string }
}

/** What came back. The body is read for status 200 only, and for every status where something was sent or it was asked for. */
export interface FetchAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Where it came from in the end. */
  url: string
  /** The new address, where every redirect on the way was a permanent one. */
  movedTo: string | null
}

const MEGABYTE = 1 << 20
const redirecting = new Set([301, 302, 303, 307, 308])

const systemResolve = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)

/**
 * Asks an address that came from outside: http and https only, no credentials, at most 8 MB and 10 s, at most 3
 * redirects, each of them checked
 * anew. The host is resolved once and the connection goes to the very address that was checked, so that a name cannot
 * change between check and
 * use. Throws FetchFailed.
 */
export async function fetchAnswer(url: string, rules: FetchRules = {}): Promise<FetchAnswer> {
  const { bytes = 8 * MEGABYTE, ms = 10_000, redirects = 3 } = rules
  const limit = AbortSignal.timeout(ms)
  const signal = rules.signal ? AbortSignal.any([limit, rules.signal]) : limit
  let target = parsed(url)
  let permanent = true
  for (let hop = 0; hop <= redirects; hop++) {
    const address = await checkedAddress(target, rules, signal)
    const response = await open(target, address, rules, signal)
    const status = response.statusCode ?? 0
    if (redirecting.has(status) && response.headers.location && !rules.send) {
      response.destroy()
      permanent &&= status === 301 || status === 308
      target = parsed(URL.parse(response.headers.location, target.href)?.href ?? '')
      continue
    }
    const hasBody = status === 200 || rules.send !== undefined || rules.everyBody === true
    const body = hasBody ? await collect(response, bytes, rules.packed ?? false) : Buffer.alloc(0)
    response.destroy()
    return {
      status,
      headers: response.headers,
      body,
      url: target.href,
      movedTo: hop > 0 && permanent ? target.href : null,
    }
  }
  throw new FetchFailed('too-many-redirects', 'too many redirects')
}

/** The bytes behind an address, where it answers with status 200. Throws FetchFailed. */
export async function fetchGuarded(url: string, rules: FetchRules = {}): Promise<Buffer> {
  const { status, body } = await fetchAnswer(url, rules)
  if (status !== 200) throw new FetchFailed('status', `status ${status}`)
  return body
}

function parsed(text: string): URL {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new FetchFailed('bad-address', 'not a web address')
  if (url.username !== '' || url.password !== '') throw new FetchFailed('bad-address', 'credentials in the address')
  return url
}

const portOf = (url: URL): number => (url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port))
const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * The one address to connect to. Every address of the name must be allowed: a name with a private one among them is
 * refused whole.
 */
async function checkedAddress(
  url: URL,
  { allowed = publicPlace, resolve = systemResolve }: FetchRules,
  signal: AbortSignal,
): Promise<string> {
  const host = hostOf(url)
  const away = new Promise<never>((_done, fail) =>
    signal.addEventListener('abort', () => fail(new FetchFailed('too-slow', 'took too long')), { once: true }),
  )
  // Time runs out later for every fetch, also where nobody waits for a name any more.
  away.catch(() => undefined)
  const addresses = isIP(host) > 0 ? [host] : await Promise.race([resolve(host).catch(() => []), away])
  const [first] = addresses
  if (first === undefined) throw new FetchFailed('no-such-host', 'no such host')
  if (!addresses.every((address) => allowed(address, portOf(url), host)))
    throw new FetchFailed('refused-address', 'address is not public')
  return first
}

function open(
  url: URL,
  address: string,
  { headers = {}, packed = false, send }: FetchRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:'
  const host = hostOf(url)
  const options = {
    host: address,
    port: portOf(url),
    path: `${url.pathname}${url.search}`,
    method: send ? 'POST' : 'GET',
    agent: false,
    signal,
    maxHeaderSize: 16_384,
    headers: {
      host: url.host,
      'user-agent': 'Pandora',
      ...(packed ? { 'accept-encoding': 'gzip, deflate, br' } : {}),
      ...(send ? { 'content-type': send.type, 'content-length': Buffer.byteLength(send.body) } : {}),
      ...headers,
    },
  } as const
  return new Promise((done, fail) => {
    // The certificate is checked against the name, though the connection goes to the address.
    const request = secure
      ? secureRequest({ ...options, ...(isIP(host) > 0 ? {} : { servername: host }) }, done)
      : plainRequest(options, done)
    let reached = false
    request.on('socket', (socket) => socket.once(secure ? 'secureConnect' : 'connect', () => void (reached = true)))
    request.on('error', (error) =>
      fail(
        signal.aborted
          ? new FetchFailed('too-slow', 'took too long', reached)
          : new FetchFailed('not-reached', error.message, reached),
      ),
    )
    request.end(send?.body)
  })
}
