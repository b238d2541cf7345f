import { figuresOf } from '../linear/metrics.ts'
import type { Task } from './task.ts'
import { likeliest, sayTones, trainTones } from './tone-models.ts'
import { readToneRow, type ToneAnswer, type ToneRow } from './tone-rows.ts'

/**
 * Tone for each name of a text, Chinese and English: every name counts once. Where a set lists candidates and the bad
 * ones among them, the class `risk` has their precision, recall and F1.
 */
export const entityTone: Task<ToneRow, ToneAnswer[]> = {
  name: 'entity-tone',
  read: (raw) => {
    const row = readToneRow(raw)
    return row === null || row.names.length === 0 ? null : row
  },
  answer: (rows, tools) =>
    sayTones(rows, tools, true).map(({ named }, at) => {
      return named.map((one) => {
        const said = likeliest(one)
        return rows[at]?.asksNegative && said !== 'risk' ? 'no-risk' : said
      })
    }),
  figures: (rows, answers) => {
    const gold = rows.flatMap(({ names }) => names.map((one) => one.gold))
    return { ...figuresOf(gold, answers.flat()), names: gold.length }
  },
  learning: {
    corpus: 'tone',
    shippedBy: 'tone',
    train: trainTones,
    stratum: ({ gold, names }) => gold ?? names[0]?.gold ?? '',
  },
}
