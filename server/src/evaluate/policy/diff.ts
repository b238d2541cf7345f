import { alignSentences, type SentenceChange } from '@pandora/intelligence/policy/align'
import { differenceOf, sideOf } from '@pandora/intelligence/policy/difference'
import { figuresOf } from '@pandora/intelligence/linear/metrics'
import { compareStrength } from '@pandora/intelligence/policy/strength'
import { lineMatching } from '@pandora/intelligence/policy/line-matching'
import type { RawRow } from '@pandora/intelligence/tasks/task'
import { record, textOf } from '@pandora/intelligence/tasks/marks'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import { labelledRows } from '../../models/labelled-file.ts'
import { share } from '../shares.ts'
import { markOf, marksOf, nameOf, textsOf } from './marks.ts'

/** Two versions of a text, or two meetings, by their names in the file of texts. */
interface Pair {
  old: string
  young: string
  before: string
  after: string
}
/** Pairs that the file names; of rows that name none (a series of texts), each with the one before it. */
function pairsOf(pairs: readonly RawRow[], texts: ReadonlyMap<string, string>): { found: Pair[]; missing: number } {
  const named = pairs.flatMap((row) => {
    const [old, young] = [row['old_path'] ?? row['old_id'], row['new_path'] ?? row['new_id']].map(textOf)
    return old && young ? [[old, young] as const] : []
  })
  const names = pairs.map(nameOf).toSorted()
  const wanted = named.length > 0 ? named : names.slice(1).map((young, at) => [names[at] ?? '', young] as const)
  const found = withTexts(wanted, texts)
  return { found, missing: wanted.length - found.length }
}

const withTexts = (names: readonly (readonly [string, string])[], texts: ReadonlyMap<string, string>): Pair[] =>
  names.flatMap(([old, young]) => {
    const [before, after] = [texts.get(old), texts.get(young)]
    return before === undefined || after === undefined ? [] : [{ old, young, before, after }]
  })

/** Pairs that marks name and the file of pairs does not, where the file of texts has both. */
function markedPairs(known: readonly Pair[], rows: readonly RawRow[], texts: ReadonlyMap<string, string>): Pair[] {
  const seen = new Set(known.map(({ old, young }) => `${old} ${young}`))
  const names = rows.flatMap((row) => {
    const [old, young] = [textOf(row['old']), textOf(row['new'])] as const
    if (seen.has(`${old} ${young}`)) return []
    seen.add(`${old} ${young}`)
    return [[old, young] as const]
  })
  return withTexts(names, texts)
}

/** Stronger, weaker or reworded as said of marked sentences of the pairs, against what was marked by hand, by part. */
function strengthOf(found: readonly Pair[], rows: readonly RawRow[]): object {
  const pairs = new Map(found.map((one) => [`${one.old} ${one.young}`, one]))
  const told = rows.flatMap((row) => {
    const pair = pairs.get(`${textOf(row['old'])} ${textOf(row['new'])}`)
    if (!pair) return []
    const [before, after] = (['before', 'after'] as const).map((side) => {
      const { start, end } = record(row[side])
      return pair[side].slice(Number(start), Number(end))
    })
    const said = compareStrength(before ?? '', after ?? '')?.direction ?? 'reworded'
    return [{ part: textOf(row['part']), gold: textOf(row['label']), said }]
  })
  return Object.fromEntries(
    [...Map.groupBy(told, ({ part }) => part)].map(([part, judged]) => [
      part,
      figuresOf(
        judged.map(({ gold }) => gold),
        judged.map(({ said }) => said),
      ),
    ]),
  )
}

/** The baseline's place for each sentence that begins at a place of the earlier text. */
function byLines({ before, after }: Pair): Map<number, number | null> {
  const [old, young] = [sentencesIn(before), sentencesIn(after)]
  const lines = lineMatching(
    old.map(({ start, end }) => before.slice(start, end)),
    young.map(({ start, end }) => after.slice(start, end)),
  )
  const paired = new Map(lines.map(({ from, to }) => [from, young[to]?.start ?? null]))
  return new Map(old.map(({ start }, at) => [start, paired.get(at) ?? null]))
}

/**
 * Holds texts against each other: whether both come back out of their difference letter by letter, how many sentences
 * are paired and how long it takes, beside line matching; and how many of the sentences marked by hand
 * (`marks/policy-alignments.jsonl`) are paired right, by both. Pairs that only marks name are held against each other
 * too. Rules were set with all parts in view but `fresh2`, which was marked before rules were run on it.
 */
export async function policyDiff(pairsFile: string, textsFile: string): Promise<object> {
  const texts = await textsOf([textsFile])
  const listed = pairsOf(await labelledRows(pairsFile), texts)
  const [alignments, strengths] = [
    await labelledRows(marksOf('policy-alignments')),
    await labelledRows(marksOf('policy-strength-real')),
  ]
  const found = [...listed.found, ...markedPairs(listed.found, [...alignments, ...strengths], texts)]
  const marks = alignments.flatMap((row) => markOf(row) ?? [])
  const exact = { before: 0, after: 0 }
  const sentences = { before: 0, after: 0, paired: 0, pairedByLines: 0, moved: 0 }
  const changes: Partial<Record<SentenceChange, number>> = {}
  const ms = { difference: 0, longest: 0, lines: 0 }
  const judged = new Map<string, { marks: number; right: number; rightByLines: number }>()
  for (const pair of found) {
    const begun = performance.now()
    const rows = differenceOf(pair.before, pair.after)
    const taken = performance.now() - begun
    ms.difference += taken
    ms.longest = Math.max(ms.longest, taken)
    if (sideOf(rows, 'before') === pair.before) exact.before++
    if (sideOf(rows, 'after') === pair.after) exact.after++
    sentences.moved += rows.filter(({ movedTo, before }) => movedTo !== null && before !== null).length
    const aligned = alignSentences(pair.before, pair.after)
    for (const { change, before, after } of aligned) {
      changes[change] = (changes[change] ?? 0) + 1
      if (before) sentences.before++
      if (after) sentences.after++
      if (before && after) sentences.paired++
    }
    const linesBegun = performance.now()
    const lines = byLines(pair)
    ms.lines += performance.now() - linesBegun
    sentences.pairedByLines += [...lines.values()].filter((to) => to !== null).length
    const ours = new Map(aligned.flatMap(({ before, after }) => (before ? [[before.start, after?.start ?? null]] : [])))
    for (const mark of marks.filter(({ old, young }) => old === pair.old && young === pair.young))
      for (const part of [mark.part, `${mark.part} ${mark.set}`]) {
        const count = judged.get(part) ?? { marks: 0, right: 0, rightByLines: 0 }
        judged.set(part, count)
        count.marks++
        if (mark.after.includes(ours.get(mark.before) ?? null)) count.right++
        if (mark.after.includes(lines.get(mark.before) ?? null)) count.rightByLines++
      }
  }
  const perPair = (total: number) => (found.length === 0 ? null : Math.round((total / found.length) * 10) / 10)
  return {
    task: 'policy-diff',
    pairs: found.length,
    missing: listed.missing,
    exact: { ...exact, share: share(exact.before + exact.after, 2 * found.length) },
    sentences: {
      ...sentences,
      share: share(sentences.paired, sentences.before),
      shareByLines: share(sentences.pairedByLines, sentences.before),
    },
    changes,
    strength: strengthOf(found, strengths),
    ms: { mean: perPair(ms.difference), longest: Math.round(ms.longest), meanOfLines: perPair(ms.lines) },
    marked: Object.fromEntries(
      [...judged].map(([part, { marks: count, right, rightByLines }]) => [
        part,
        { marks: count, right: share(right, count), rightByLines: share(rightByLines, count) },
      ]),
    ),
  }
}
