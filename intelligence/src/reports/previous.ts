import { alignSentences } from '../policy/align.ts'
import type { Piece } from '../text/sentences.ts'
import { pageAt, pageStarts } from './pages.ts'
import type { KeyFigure, Previous, Sentence } from './types.ts'

/** Units of a text that are held against another: some 200 sentences, for every one is held against every other. */
const COMPARED = 12_000
/** Most sentences and figures shown. */
const MOST = 20

const keyOf = ({ subject, unit, period }: KeyFigure): string | null =>
  subject === 'other' || subject === 'amount' || period === null
    ? null
    : `${subject} ${unit} ${period.end} ${period.months}`

/** A text held against the one before: figures that changed, sentences that came and went. */
export function comparedWith(
  before: { body: string; figures: readonly KeyFigure[] },
  after: { body: string; figures: readonly KeyFigure[] },
): Previous {
  const earlier = new Map(
    before.figures.toReversed().flatMap((one) => {
      const key = keyOf(one)
      return key === null ? [] : [[key, one] as const]
    }),
  )
  const changed = new Map<string, Previous['changed'][number]>()
  for (const one of after.figures) {
    const key = keyOf(one)
    const old = key === null ? undefined : earlier.get(key)
    if (key !== null && old && old.value !== one.value && !changed.has(key))
      changed.set(key, {
        subject: one.subject,
        unit: one.unit,
        period: one.period,
        before: old.value,
        after: one.value,
        sentence: one.sentence,
      })
  }
  const aligned = alignSentences(before.body.slice(0, COMPARED), after.body.slice(0, COMPARED))
  const pick = (body: string, pieces: readonly (Piece | null)[]): Sentence[] => {
    const pages = pageStarts(body)
    // Longer sentences say more; they are shown in their order.
    const told = pieces.filter((piece) => piece !== null && piece.end - piece.start >= 8) as Piece[]
    const kept = new Set(told.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, MOST))
    return told
      .filter((piece) => kept.has(piece))
      .map(({ start, end }) => ({
        field: 'body',
        start,
        end,
        page: pageAt(pages, start),
        text: body.slice(start, end),
      }))
  }
  return {
    changed: [...changed.values()].slice(0, MOST),
    added: pick(
      after.body,
      aligned.filter((one) => one.change === 'added').map((one) => one.after),
    ),
    dropped: pick(
      before.body,
      aligned.filter((one) => one.change === 'removed').map((one) => one.before),
    ),
    same: aligned.filter((one) => one.change === 'same').length,
  }
}
