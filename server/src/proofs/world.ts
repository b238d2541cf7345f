import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import { dayOf, endOfDay } from '@pandora/contract/time'
import { demoSource } from '@pandora/sources/demo/demo-source'
import { firstDayOf } from '@pandora/sources/demo/build'
import { addressOf, loadPlan, type DemoQuery } from '@pandora/sources/demo/query'
import type { Extracted } from '@pandora/sources/source'
import { knownOf, type KnownFact, type Load } from './facts.ts'
import { laterFacts } from './later.ts'

/** A world whose every fact says when it was known, and instants (ms) in it at which it is looked at. */
export interface ProofWorld {
  loads: readonly Load[]
  instants: readonly number[]
  end: number
}

/** A Tuesday, after the close in Shanghai. */
const end = Date.parse('2025-08-26T12:00:00Z')
/** Texts are from this day on: reading them is most of the time that the proof takes. */
const firstText = '2025-07-28'
/** In the middle of a trading day; at the end of a Sunday; in the evening of a day on which much came together. */
const instants = [Date.parse('2025-08-06T03:30:00Z'), endOfDay('2025-08-17'), Date.parse('2025-08-21T14:00:00Z')]

/** Of the posts one in so many is taken. */
const POSTS = 3

/** A fact with what a source need not say of it, as an import stores it. */
function wholeOf(kind: KindName, values: Extracted['values']): Extracted['values'] {
  const said = recordKinds[kind].schema.safeParse(values)
  return said.success ? { ...values, ...said.data } : values
}

async function factsOf(query: DemoQuery): Promise<KnownFact[]> {
  const asked = await demoSource.query({ path: addressOf(query), truth: null })
  const facts: KnownFact[] = []
  for await (const batch of demoSource.extract(asked, () => {}, new AbortController().signal)) {
    for (const { kind, values, known, line } of batch as readonly Extracted[])
      facts.push({ kind, values: wholeOf(kind, values), known: known ?? knownOf(kind, values), line })
  }
  return facts
}

/** Posts are many and alike: one in a few stays, with what belongs to it. */
function thinned(facts: readonly KnownFact[]): KnownFact[] {
  const posts = facts
    .filter((one) => one.kind === 'document' && one.values['kind'] === 'post')
    .map((one) => one.values['document_id'] as string)
  const dropped = new Set(posts.filter((_, at) => at % POSTS > 0))
  return facts.filter((one) => !dropped.has(one.values['document_id'] as string))
}

/**
 * A small market with all that makes the past differ from what is known of it now: late documents, corrections,
 * restatements, new names, listings and delistings, events that a
 * source gives after they were found in texts. Made of the demo market and of `laterFacts`.
 */
export async function proofWorld(): Promise<ProofWorld> {
  const today = dayOf(end)
  const plan = loadPlan({ size: 'small', seed: 7, from: firstDayOf('small', today), until: end, pace: 1 }, today)
  const loads: Load[] = []
  for (const query of plan) {
    const facts = await factsOf(query.part === 'texts' ? { ...query, first: firstText } : query)
    loads.push({ file: `${query.part}.csv`, startedAt: null, facts: query.part === 'texts' ? thinned(facts) : facts })
  }
  return {
    loads: [
      ...loads,
      ...laterFacts(
        loads.flatMap((load) => load.facts),
        instants,
      ),
    ],
    instants,
    end,
  }
}
