import { FetchFailed } from '@pandora/sources/net/failed'
import { fetchAnswer } from '@pandora/sources/net/fetch'
import type { IncomingHttpHeaders } from 'node:http'
import { ProviderFailed } from './provider.ts'

interface DoorRequest {
  url: string
  headers?: Readonly<Record<string, string>>
  /** Sent by POST; without it by GET. */
  send?: { type: string; body: string }
}
export interface DoorAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The one way out to providers. Throws ProviderFailed where nothing came back. */
export type Door = (request: DoorRequest) => Promise<DoorAnswer>

const [ANSWER_MS, ANSWER_BYTES] = [8000, 1 << 20]

/** Asks the configured address of a provider: an administrator named it, so it may be of one's own network. */
export const openDoor: Door = async ({ url, headers, send }) => {
  try {
    return await fetchAnswer(url, {
      allowed: () => true,
      ms: ANSWER_MS,
      bytes: ANSWER_BYTES,
      redirects: 0,
      everyBody: true,
      ...(headers ? { headers } : {}),
      ...(send ? { send } : {}),
    })
  } catch (error) {
    if (error instanceof FetchFailed) throw new ProviderFailed('away', error.message)
    throw error
  }
}
