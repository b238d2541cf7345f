import type { DeliveryFault } from '@pandora/contract/domains/alerts/terms'
import { numberOf, textOf, type Answer } from './channel.ts'
import { again, paused, refused, sent, type Outcome } from './outcome.ts'
import { webhookOutcome } from './webhook.ts'

/** What a code of a robot's answer means for the message; `words` are what the robot says beside it. */
type Meaning = (said: string, words: string) => Outcome

/** Not now: the service is busy. */
export const busy: Meaning = (said) => again('service', said)
/** Too often: not before so many ms. */
export const tooOften =
  (afterMs: number): Meaning =>
  (said) =>
    again('too-often', said, afterMs)
/** None over this channel until its user sees to it. */
export const pausing =
  (fault: DeliveryFault): Meaning =>
  (said) =>
    paused(fault, said)

/** How a group's robot answers: in which fields, the first that is there, and what its codes mean. 0 is taken. */
interface Answering {
  codes: readonly [string, ...string[]]
  words: readonly string[]
  meanings: Readonly<Record<number, Meaning>>
  /** Of a code that the table does not know. */
  otherwise?: (said: string, answer: Answer) => Outcome
}

/** Reads what a robot answered by its table of codes; without a code, by its status as any webhook. */
export const outcomeBy =
  ({ codes, words, meanings, otherwise = (said) => refused('refused', said) }: Answering) =>
  (answer: Answer): Outcome => {
    const code = codes.map((field) => numberOf(answer.json, field)).find((one) => one !== null)
    if (code === undefined)
      return answer.status === 200 ? again('service', `no ${codes[0]} in the answer`) : webhookOutcome(answer)
    if (code === 0) return sent
    const text = words.map((field) => textOf(answer.json, field)).find((one) => one !== '') ?? ''
    const said = `${codes[0]} ${code}: ${text}`
    return meanings[code]?.(said, text) ?? otherwise(said, answer)
  }
