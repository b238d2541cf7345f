import { lookup } from 'node:dns/promises'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { publicPlace } from './guard.ts'

/** A fetch that was refused or went wrong; the reason is for the log. */
export class FetchFailed extends Error {}

export interface FetchRules {
  /** Whether to connect to an address and port; the default is public addresses only. */
  allowed?: (address: string, port: number) => boolean
  /** Addresses of a host name. */
  resolve?: (host: string) => Promise<readonly string[]>
  bytes?: number
  ms?: number
}

const MOST_REDIRECTS = 3
const MEGABYTE = 1 << 20

const systemResolve = async (host: string): Promise<string[]> => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)

/**
 * Fetches bytes from an address found in a document: http and https only, no credentials, at most 8 MB and 10 s, at most 3 redirects. The
 * host is resolved once and the connection goes to the very address that was checked, so that a name cannot change between check and use.
 * Throws FetchFailed.
 */
export async function fetchGuarded(url: string, { allowed = publicPlace, resolve = systemResolve, bytes = 8 * MEGABYTE, ms = 10_000 }: FetchRules = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(ms)
  let target = parsed(url)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const address = await checkedAddress(target, allowed, resolve, signal)
    const response = await open(target, address, signal)
    const status = response.statusCode ?? 0
    if (status >= 300 && status < 400 && response.headers.location) {
      response.destroy()
      target = parsed(new URL(response.headers.location, target).toString())
      continue
    }
    if (status !== 200) {
      response.destroy()
      throw new FetchFailed(`status ${status}`)
    }
    return collect(response, bytes)
  }
  throw new FetchFailed('too many redirects')
}

function parsed(text: string): URL {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new FetchFailed('not a web address')
  if (url.username !== '' || url.password !== '') throw new FetchFailed('credentials in the address')
  return url
}

const portOf = (url: URL): number => (url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port))
const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1')

/** The one address to connect to. Every address of the name must be allowed: a name with a private one among them is refused whole. */
async function checkedAddress(url: URL, allowed: NonNullable<FetchRules['allowed']>, resolve: NonNullable<FetchRules['resolve']>, signal: AbortSignal): Promise<string> {
  const host = hostOf(url)
  const away = new Promise<never>((_done, fail) => signal.addEventListener('abort', () => fail(new FetchFailed('took too long')), { once: true }))
  const addresses = isIP(host) > 0 ? [host] : await Promise.race([resolve(host).catch(() => []), away])
  const [first] = addresses
  if (first === undefined) throw new FetchFailed('no such host')
  if (!addresses.every((address) => allowed(address, portOf(url)))) throw new FetchFailed('address is not public')
  return first
}

function open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:'
  const host = hostOf(url)
  const options = {
    host: address, port: portOf(url), path: `${url.pathname}${url.search}`, method: 'GET', agent: false, signal, maxHeaderSize: 16_384,
    headers: { host: url.host, accept: 'image/webp,image/jpeg,image/png,image/gif,image/avif', 'user-agent': 'Pandora' },
  } as const
  return new Promise((done, fail) => {
    // The certificate is checked against the name, though the connection goes to the address.
    const request = secure ? secureRequest({ ...options, ...(isIP(host) > 0 ? {} : { servername: host }) }, done) : plainRequest(options, done)
    request.once('error', (error) => fail(new FetchFailed(signal.aborted ? 'took too long' : error.message)))
    request.end()
  })
}

async function collect(response: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > most) {
    response.destroy()
    throw new FetchFailed('too large')
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) throw new FetchFailed('too large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof FetchFailed ? error : new FetchFailed('broken off, or took too long')
  }
  return Buffer.concat(chunks)
}
