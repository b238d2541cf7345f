import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { ModelPlace } from './place.ts'

export interface Message {
  role: 'system' | 'user'
  content: string
}

/** Why a model gave nothing: never with anything that it or the way to it said, which may hold the key. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
  readonly reason: 'slow' | 'away' | 'status' | 'redirect' | 'type' | 'large' | 'broken' | 'cut' | 'key' | 'budget'
  readonly status: number | null
  constructor(reason: ModelFailed['reason'], status: number | null = null) {
    super(`the language model gave nothing: ${reason}${status === null ? '' : ` ${status}`}`)
    this.reason = reason
    this.status = status
  }
}

/** Most bytes of what comes back, most tokens asked for, and the wait before it is asked again where it says none. */
const [MOST_BYTES, MOST_TOKENS, WAIT_MS] = [256 * 1024, 1200, 500]

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullable().optional() }))
    .min(1),
})

interface Asking {
  /** Ends everything, the wait before a second try included. */
  signal: AbortSignal
  /** When `signal` ends it, by `performance.now()`. */
  deadline: number
  /** Asked before each call, a second try included; false where the day's calls are used up. */
  mayCall: () => Promise<boolean>
}

/** What a model says to messages. Busy or broken, it is asked once more. Throws ModelFailed. */
export async function askModel(place: ModelPlace, messages: readonly Message[], asking: Asking): Promise<string> {
  for (let nth = 0; ; nth++) {
    if (!(await asking.mayCall())) throw new ModelFailed('budget')
    const answer = await called(place, messages, asking.signal)
    if (answer.again === null) return answer.content
    const enough = performance.now() + answer.again < asking.deadline
    if (nth > 0 || !enough) throw new ModelFailed('status', answer.status)
    await wait(answer.again, undefined, { signal: asking.signal }).catch(() => {
      throw new ModelFailed('slow')
    })
  }
}

type Called = { again: null; content: string } | { again: number; status: number }

async function called(place: ModelPlace, messages: readonly Message[], signal: AbortSignal): Promise<Called> {
  try {
    const response = await fetch(place.url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      body: JSON.stringify({ model: place.model, messages, temperature: 0, max_tokens: MOST_TOKENS, stream: false }),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(place.key === undefined ? {} : { authorization: `Bearer ${place.key}` }),
      },
    })
    const { status } = response
    if (status !== 200) {
      await response.body?.cancel()
      if (status === 429 || status >= 500) return { again: waitOf(response.headers.get('retry-after')), status }
      throw new ModelFailed(status >= 300 && status < 400 ? 'redirect' : 'status', status)
    }
    if (!/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel()
      throw new ModelFailed('type')
    }
    return { again: null, content: contentOf(await bodyOf(response), place.key) }
  } catch (error) {
    // What fetch says of its failure is dropped whole.
    if (error instanceof ModelFailed) throw error
    throw new ModelFailed(signal.aborted ? 'slow' : 'away')
  }
}

/** How long to wait, in ms, by `Retry-After` in seconds or as a date. */
function waitOf(header: string | null): number {
  if (header === null) return WAIT_MS
  const seconds = /^\d+(?:\.\d+)?$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : WAIT_MS
}

async function bodyOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.byteLength
    // Leaving the loop lets go of the connection.
    if (length > MOST_BYTES) throw new ModelFailed('large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function contentOf(body: string, key: string | undefined): string {
  const parsed = completion.safeParse(jsonOf(body))
  const [choice] = parsed.data?.choices ?? []
  if (!choice) throw new ModelFailed('broken')
  if (choice.finish_reason && choice.finish_reason !== 'stop') throw new ModelFailed('cut')
  if (key !== undefined && choice.message.content.includes(key)) throw new ModelFailed('key')
  return choice.message.content
}

/** What a text in JSON says, in a fence of Markdown or without; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(/^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1] ?? text) as unknown
  } catch {
    return undefined
  }
}
