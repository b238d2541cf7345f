import { chat } from '@pandora/contract/domains/chat/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { ownQuestions } from '@pandora/server/evaluate/own-answers/own-answers'
import { readingOf } from '../demo.ts'
import { startProduct, type Product } from '../product.ts'
import { databaseOf } from '../weight.ts'

const [CONNECTIONS, ROUNDS] = [16, 4]

async function asked<Output>({ address, token }: Product, path: string, input: object): Promise<Output> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-market': 'demo' },
  })
  const { code, data } = (await answer.json()) as { code: string | number; data: Output }
  if (Number(code) !== 0) throw new Error(`${path} answered ${code}`)
  return data
}

/**
 * The project's own questions of the demo market (its size by name, medium unless said), each with those before it in
 * its conversation, answered over HTTP at 16 connections: how many a second, and how long each took from the call to its
 * last byte, in ms. Nothing of an answer is held, so each round works all of them out; the first is that of a product
 * that was asked nothing before. Beside them keeping the questions, the floor of a call that writes.
 */
export async function questionsBench([size = 'medium']: readonly string[]): Promise<object> {
  const product = await startProduct(undefined, { PANDORA_DEMO: size, PANDORA_DEMO_PACE: '0' })
  try {
    await readingOf(product.home)
    const { sql, close } = await databaseOf(product.home)
    const questions = await ownQuestions(sql, Date.now()).finally(close)
    const add = (text: string, conversationId?: string) =>
      asked<OutputOf<typeof chat.add>>(product, chat.add.path, { text, ...(conversationId ? { conversationId } : {}) })
    const ids: string[] = []
    const keep = async ({ before, text }: (typeof questions)[number]) => {
      let conversation: string | undefined
      for (const one of before) conversation = (await add(one, conversation)).conversationId
      ids.push((await add(text, conversation)).questionId)
    }
    const answer = (questionId: string) => asked(product, chat.answers.path, { questionId })
    const kept = await round(questions, CONNECTIONS, keep)
    const rounds: Round[] = []
    for (let n = 0; n < ROUNDS; n++) rounds.push(await round(ids, CONNECTIONS, answer))
    const oneAtATime = await round(ids, 1, answer)
    const webMb = Math.round(await product.residentMb())
    return { size, questions: questions.length, connections: CONNECTIONS, rounds, oneAtATime, kept, webMb }
  } finally {
    await product.stop()
  }
}

interface Round {
  perSecond: number
  p50: number
  p95: number
  p99: number
  most: number
}

/** Does something with each of a list, so many at once; how many a second, and how long each took, ms. */
async function round<One>(
  list: readonly One[],
  connections: number,
  work: (one: One) => Promise<unknown>,
): Promise<Round> {
  const times: number[] = []
  let at = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let one = list[at++]; one !== undefined; one = list[at++]) {
        const from = performance.now()
        await work(one)
        times.push(performance.now() - from)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const of = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10
  return { perSecond: Math.round(times.length / seconds), p50: of(0.5), p95: of(0.95), p99: of(0.99), most: of(1) }
}
