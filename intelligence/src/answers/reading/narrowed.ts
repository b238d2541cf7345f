import type { Known } from './reading.ts'

const EXCEPT_BEFORE =
  /(?:(?:还|并且?|也)?(?:不是|不属于|非)|除(?:了|去|开)?|剔除|排除|去掉|扣除|不(?:包?含|包括|要|看)|(?:all |anything )?but|exclud(?:e|es|ing)|except(?: for)?|other than|not(?: an?| in)?|without|\bex)(?: the| any)?[ -]?$/
const EXCEPT_BEHIND = /^(?:行业|板块|股)?(?:以外|之外|外)?(?:的)?/

/** Whether the group whose name stands between two places is one to leave out, and the characters that say so. */
export function leftOut(text: string, start: number, end: number): { start: number; end: number } | null {
  const before = EXCEPT_BEFORE.exec(text.slice(0, start))
  if (!before) return null
  return { start: before.index, end: end + (EXCEPT_BEHIND.exec(text.slice(end))?.[0].length ?? 0) }
}

/** Whether a question only narrows the list that the one before it made. */
export const narrows = (text: string): boolean =>
  /^(?:那|再|请)?(?:把|只要|只看|只留|去掉|剔除|排除|不要|其中|里面|这些(?:公司)?(?:里|中)|它们(?:里|中)|(?:再)?筛(?:一下|选)?)|^(?:and |now |then )?(?:only|just|without|exclud(?:e|ing)|drop|remove|leave out|keep only|of (?:those|these|them)|among (?:those|these|them)|which of (?:those|these|them))\b/.test(
    text,
  )

/** An index that a text in lower case calls by the name that the market knows, the longest first. */
export function indexIn(
  text: string,
  known: Pick<Known, 'indexes'>,
): { name: string; start: number; end: number } | null {
  let best: { name: string; start: number; end: number } | null = null
  for (const name of known.indexes ?? []) {
    const start = text.indexOf(name)
    if (start < 0 || (best && name.length <= best.end - best.start)) continue
    if (/^[a-z]/.test(name) && (/[a-z]/.test(text[start - 1] ?? '') || /[a-z]/.test(text[start + name.length] ?? '')))
      continue
    best = { name, start, end: start + name.length }
  }
  if (!best) return null
  const tail = /^(?:指数| index)/.exec(text.slice(best.end))?.[0].length ?? 0
  const head = /(?:the )$/.exec(text.slice(0, best.start))?.[0].length ?? 0
  return { name: best.name, start: best.start - head, end: best.end + tail }
}

/** Whether a question holds who it names against those of the question before it: 跟岱锐银行比, compared with … */
export const comparesWith = (text: string): boolean =>
  /^(?:那|再)?(?:跟|和|与|同|比).{2,20}(?:相?比|谁|哪个|哪家|高|低|多|少|呢|怎么?样|如何|又)|^(?:那|再)?(?:跟|和|与|同|比).{2,20}(?:相?比|谁|哪个|哪家|高|低|多|少|呢)|^(?:and |how (?:does|do) (?:it|that|they) )?compared? (?:to|with)\b|^(?:versus|vs)\b/.test(
    text,
  )

/** Whether a question asks of the companies of the question before it: which of the two, 这两家. */
export const ofBoth = (text: string): boolean =>
  /这两家|这俩|它俩|两家(?:里|中)?(?:哪|谁)?|两者|(?:which |who )?of (?:the two|the three|them)\b|between (?:the two|them)\b/.test(
    text,
  )

/** Whether companies are asked for that belong to all of the groups named, not to any of them. */
export const ofAllGroups = (text: string): boolean => /同时|既.{1,20}又|\bboth\b|\bin all\b|\boverlap/.test(text)
