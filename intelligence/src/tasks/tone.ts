import { figuresOf } from '../linear/metrics.ts'
import type { Task } from './task.ts'
import { likeliest, sayTones, trainTones, type ToneSaid } from './tone-models.ts'
import { readToneRow, type ToneAnswer, type ToneRow } from './tone-rows.ts'

/** Above this a text is bad for one of the firms that are asked about. */
const NEGATIVE = 0.5

/**
 * Tone of headlines and news, Chinese and English: risk, opportunity, neutral. A set without neutral rows knows two
 * tones: the likelier of the two is said.
 * Where a set asks `negative`, the answer is whether the text is bad for one of its firms: the mean of what the text
 * says and of the worst that is said of a firm.
 */
export const tone: Task<ToneRow, ToneAnswer> = {
  name: 'tone',
  read: (raw) => {
    const row = readToneRow(raw)
    // A label that is null says that good and bad news of several companies stand side by side: such a row teaches of
    // its names alone.
    return row === null || (row.gold === null && raw['label'] !== null) ? null : row
  },
  answer: (rows, tools) => {
    const two = !rows.some(({ gold }) => gold === 'neutral')
    const asks = rows.some(({ asksNegative }) => asksNegative)
    return sayTones(rows, tools, asks).map((said) =>
      asks ? badOrNot(said) : likeliest(said.whole, !two || rows.length === 1),
    )
  },
  figures: (rows, answers) => {
    const labelled = rows.flatMap(({ gold }, at) => (gold === null ? [] : [{ gold, said: answers[at] ?? 'neutral' }]))
    return {
      ...figuresOf(
        labelled.map(({ gold }) => gold),
        labelled.map(({ said }) => said),
      ),
    }
  },
  learning: { corpus: 'tone', train: trainTones, stratum: ({ gold }) => gold ?? '' },
}

function badOrNot({ whole, named }: ToneSaid): ToneAnswer {
  const text = whole[0] ?? 0
  const worst = named.reduce((most, one) => Math.max(most, one[0] ?? 0), 0)
  return (named.length === 0 ? text : (text + worst) / 2) > NEGATIVE ? 'risk' : 'no-risk'
}
