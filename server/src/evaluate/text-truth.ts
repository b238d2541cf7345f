import { stances, type Stance } from '@pandora/intelligence/analysis'
import type { World } from '@pandora/sources/demo/world'
import { burstsAgainstTruth, eventsAgainstTruth } from './event-truth.ts'
import type { ReadText } from './read-texts.ts'
import { share } from './shares.ts'

/** Precision, recall and their harmonic mean. */
const figures = (right: number, said: number, gold: number) => ({
  gold,
  precision: share(right, said),
  recall: share(right, gold),
  f1: share(2 * right, said + gold),
})

/** Copies: whether the text that each copies is found, in whatever number of steps it was copied. */
function duplicates(texts: readonly ReadText[]): object {
  const copied = new Map(texts.map(({ written }) => [written.externalId, written.truth.copyOf]))
  const rootOf = (id: string): string => {
    const before = copied.get(id)
    return before && copied.has(before) ? rootOf(before) : id
  }
  const count = { right: 0, said: 0, gold: 0 }
  for (const {
    written: { externalId: id },
    leader,
  } of texts) {
    const root = rootOf(id)
    if (root !== id) count.gold++
    if (leader !== id) count.said++
    if (root !== id && leader === root) count.right++
  }
  return figures(count.right, count.said, count.gold)
}

function entities(texts: readonly ReadText[]): object {
  let [right, said, gold] = [0, 0, 0]
  for (const { written, companies } of texts) {
    const truly = new Set(written.companies.map((one) => one.id))
    gold += truly.size
    said += companies.size
    right += [...truly].filter((id) => companies.has(id)).length
  }
  return figures(right, said, gold)
}

function stanceOf(texts: readonly ReadText[]): object {
  const of = (posts: readonly { truth: Stance; said: Stance | null }[]) => {
    const f1s = stances
      .filter((stance) => posts.some((one) => one.truth === stance))
      .map((stance) => {
        const count = (is: (post: { truth: Stance; said: Stance | null }) => boolean) => posts.filter(is).length
        return (
          (2 * count((one) => one.truth === stance && one.said === stance)) /
          (count((one) => one.truth === stance) + count((one) => one.said === stance))
        )
      })
    return {
      rows: posts.length,
      accuracy: share(posts.filter((one) => one.truth === one.said).length, posts.length),
      macroF1:
        posts.length === 0
          ? null
          : share(
              f1s.reduce((sum, one) => sum + one, 0),
              f1s.length,
            ),
    }
  }
  const posts = texts.flatMap(({ written, stance }) =>
    written.kind === 'post' && written.truth.stance !== null
      ? [{ truth: written.truth.stance, said: stance, ironic: written.truth.ironic }]
      : [],
  )
  return {
    read: posts.filter((one) => one.said !== null).length,
    plain: of(posts.filter((one) => !one.ironic)),
    ironic: of(posts.filter((one) => one.ironic)),
  }
}

const signOf = { risk: -1, opportunity: 1, neutral: 0 } as const

/** Tone for each company that a text is good or bad for; `turned`: said the wrong way round. */
function tone(texts: readonly ReadText[]): object {
  const count = { rows: 0, right: 0, turned: 0, neutral: 0, neutralRight: 0 }
  for (const { written, tones } of texts) {
    if (written.kind === 'post' || written.kind === 'policy') continue
    for (const [companyId, truth] of Object.entries(written.truth.tones)) {
      const found = tones.find((one) => one.companyId === companyId)
      const said = found ? signOf[found.tone] : 0
      if (truth === 0) {
        count.neutral++
        if (said === 0) count.neutralRight++
        continue
      }
      count.rows++
      if (said === truth) count.right++
      if (said === -truth) count.turned++
    }
  }
  return {
    rows: count.rows,
    accuracy: share(count.right, count.rows),
    turned: share(count.turned, count.rows),
    neutralRows: count.neutral,
    neutralKept: share(count.neutralRight, count.neutral),
  }
}

/** Holds what was read in texts against what they truly are. */
export function textsAgainstTruth(texts: readonly ReadText[], world: World, from: string, to: string): object {
  const eventOf = new Map(world.events.map((one) => [one.id, one]))
  const paths = new Map(world.companies.map((one) => [one.industryCode, one.path as readonly string[]]))
  return {
    texts: texts.length,
    duplicates: duplicates(texts),
    entities: entities(texts),
    stance: stanceOf(texts),
    tone: tone(texts),
    events: eventsAgainstTruth(texts, eventOf, (code) => paths.get(code) ?? [code]),
    bursts: burstsAgainstTruth(texts, world, eventOf, from, to),
  }
}
