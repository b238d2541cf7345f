import { FetchFailed } from '@pandora/sources/net/failed'
import { fetchAnswer, type FetchRules } from '@pandora/sources/net/fetch'
import { retryAfterMs } from '../../../shared/retry-after.ts'
import type { Answer, ChannelSecret, Message, Request, WebChannelKind } from './channel.ts'
import { dingtalkOutcome, dingtalkRequest } from './dingtalk.ts'
import { feishuOutcome, feishuRequest } from './feishu.ts'
import { again, doubt, paused, type Outcome } from './outcome.ts'
import { telegramOutcome, telegramRequest } from './telegram.ts'
import { webhookOutcome, webhookRequest } from './webhook.ts'
import { wecomOutcome, wecomRequest } from './wecom.ts'

/** Longest that the other side may take, ms, and most bytes of its answer. */
const SEND_MS = 10_000
const MOST_BYTES = 65_536

interface Way {
  request: (secret: ChannelSecret, message: Message, now: number) => Request
  outcome: (answer: Answer) => Outcome
  /** Whoever gets it knows it by its id, so that it may come twice. */
  twice: boolean
}

const ways: Readonly<Record<WebChannelKind, Way>> = {
  webhook: { request: webhookRequest, outcome: webhookOutcome, twice: true },
  wecom: { request: wecomRequest, outcome: wecomOutcome, twice: false },
  feishu: { request: feishuRequest, outcome: feishuOutcome, twice: false },
  dingtalk: { request: dingtalkRequest, outcome: dingtalkOutcome, twice: false },
  telegram: { request: telegramRequest, outcome: telegramOutcome, twice: false },
}

/** Hands a message over and reads what the other side says to it. Never throws; secrets stand in no outcome. */
export async function sendOver(
  kind: WebChannelKind,
  secret: ChannelSecret,
  message: Message,
  rules: FetchRules,
  now: number,
): Promise<Outcome> {
  const way = ways[kind]
  try {
    const { url, headers = {}, body } = way.request(secret, message, now)
    const answer = await fetchAnswer(url, {
      ms: SEND_MS,
      bytes: MOST_BYTES,
      ...rules,
      headers,
      send: { type: 'application/json; charset=utf-8', body },
    })
    const outcome = way.outcome({
      status: answer.status,
      json: parsed(answer.body),
      retryAfterMs: retryAfterMs(answer.headers['retry-after'] ?? null, now) || null,
    })
    return 'said' in outcome ? { ...outcome, said: without(outcome.said, secret) } : outcome
  } catch (error) {
    return failed(error, way.twice)
  }
}

function failed(error: unknown, twice: boolean): Outcome {
  if (!(error instanceof FetchFailed)) return paused('bad-address', 'the address cannot be read')
  const { fault, message, reached } = error
  if (fault === 'refused-address') return paused('address-refused', message)
  if (fault === 'bad-address') return paused('bad-address', message)
  const told = fault === 'no-such-host' || fault === 'too-slow' ? fault : 'not-reached'
  // Whether it was taken nobody knows; what is known by its id may come again.
  return reached && !twice ? doubt(told, message) : again(told, message)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** What the other side said, shortened, and without any part of a secret that it may have said back. */
function without(said: string, { address, signingKey, token, chat }: ChannelSecret): string {
  const keys = address === undefined ? [] : [address, ...(URL.parse(address)?.searchParams.values() ?? [])]
  const secrets = [signingKey, token, chat, ...keys].filter((one) => one !== undefined && one.length > 4)
  return secrets
    .reduce((text: string, one) => text.replaceAll(one as string, '…'), said)
    .replace(/\s+/g, ' ')
    .slice(0, 300)
}
