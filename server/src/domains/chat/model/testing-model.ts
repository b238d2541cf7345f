import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a fake model was asked: the facts it was given, and how it was told to. */
export interface AskedOfModel {
  authorization: string | undefined
  body: string
  system: string
  /** What the user's message says, in JSON. */
  data: {
    question: string
    facts: { id: string; company: string | null; label: string; period: string | null; text: string }[]
    mustSay: string[]
    quotes: { id: string; text: string; source: string }[]
    askedBefore?: string[]
    examples?: string[]
  }
}

/** How a fake model answers: a text that it says, or the whole of an answer. */
export type Behaviour = (
  asked: AskedOfModel,
  response: ServerResponse,
  nth: number,
) => string | undefined | Promise<string | undefined>

export interface FakeModel {
  url: string
  asked: AskedOfModel[]
  behave: (behaviour: Behaviour) => void
  stop: () => Promise<void>
}

export interface SaidByModel {
  text: string
  refs: string[]
}
export const sentences = (...said: SaidByModel[]): string => JSON.stringify({ sentences: said })

/** What an honest one says: a sentence of each fact that must be said. */
export const honest: Behaviour = ({ data, system }) => {
  if (data.facts === undefined) return JSON.stringify({ question: null })
  const english = /Write English/.test(system)
  return sentences(
    ...data.facts
      .filter((fact) => data.mustSay.includes(fact.id))
      .map((fact) => ({
        text: english
          ? `In ${fact.period}, the ${fact.label} of ${fact.company} was ${fact.text}.`
          : `${fact.period}，${fact.company}的${fact.label}达到 ${fact.text}。`,
        refs: [fact.id],
      })),
  )
}

/** A completion as such addresses give them. */
export const completion = (content: string, finish = 'stop'): string =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: finish }] })

const readAsked = async (request: IncomingMessage): Promise<AskedOfModel> => {
  let body = ''
  for await (const part of request) body += String(part)
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
  return {
    authorization: request.headers.authorization,
    body,
    system: messages[0]?.content ?? '',
    data: JSON.parse(messages[1]?.content ?? '{}') as AskedOfModel['data'],
  }
}

/** A language model on this machine that does as a test says. */
export async function fakeModel(behaviour: Behaviour = honest): Promise<FakeModel> {
  let behave = behaviour
  const asked: AskedOfModel[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const one = await readAsked(request)
      const nth = asked.push(one)
      const content = await behave(one, response, nth)
      if (content !== undefined)
        response.writeHead(200, { 'content-type': 'application/json' }).end(completion(content))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (next) => {
      behave = next
      asked.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with a status and a body as they are. */
export const raw =
  (
    status: number,
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
    bytes?: Buffer,
  ): Behaviour =>
  (_asked, response) =>
    void response.writeHead(status, headers).end(bytes ?? body)

/** Ways in which a model gives nothing that could be used. */
export const failing: readonly [string, Behaviour][] = [
  ['stalls', () => new Promise<undefined>(() => undefined)],
  [
    'streams without end',
    (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write('"'), 10)
      response.on('close', () => clearInterval(timer))
      return undefined
    },
  ],
  [
    'says the same for ever',
    () => sentences(...Array.from({ length: 400 }, () => ({ text: '营业收入。', refs: ['f1'] }))),
  ],
  ['sends too much', raw(200, completion('x'.repeat(400_000)))],
  ['answers half', raw(200, completion('{"sentences":[{"text":"2020 年，澜海', 'length'))],
  ['is cut', () => '{"sentences":[{"text":"2020 年，澜海'],
  ['answers no JSON', () => '营业收入是 999。'],
  ['answers another shape', () => '{"answer":"999"}'],
  [
    'calls tools for ever',
    raw(
      200,
      JSON.stringify({
        choices: [
          {
            message: { role: 'assistant', content: null, tool_calls: [{ id: 'c1', function: { name: 'figures' } }] },
            finish_reason: 'tool_calls',
          },
        ],
      }),
    ),
  ],
  ['nests without end', () => `${'['.repeat(100_000)}999${']'.repeat(100_000)}`],
  [
    'packs more than it says',
    raw(
      200,
      '',
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      gzipSync(completion('9'.repeat(50_000_000))),
    ),
  ],
  [
    'breaks off',
    (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"choices":[{"message":{"content":"999')
      setTimeout(() => response.destroy(), 20)
      return undefined
    },
  ],
  ['is no text', raw(200, '', { 'content-type': 'application/json' }, Buffer.from([0xff, 0xfe, 0x00, 0xd8]))],
  ['says nothing', () => ''],
  ['is of another type', raw(200, '<p>999</p>', { 'content-type': 'text/html' })],
  ['is busy', raw(429, '{}', { 'retry-after': '3600' })],
  ['is broken', raw(500, 'no')],
  ['leads elsewhere', raw(302, '', { location: 'http://127.0.0.1:9/' })],
  ['refuses the key aloud', (one, response) => void response.writeHead(401).end(String(one.authorization))],
]
