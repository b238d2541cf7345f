/**
 * Words in which somebody who is not trusted may word figures: those that join and point, and say nothing of how large,
 * how good, why or whether. What compares stands in `turns` and is held against the figures; what tells of a text
 * (`told`) needs the text's own words beside it.
 */
const zh =
  '以及|其中|此外|另外|同时|达到|达|约为|大约|大概|约|共计|共|计|截至|期末|报告期内|报告期|对比|相比|实现|录得|数值|金额|的|为|是|在|于|和|与|及|而|其|则|从|由|至|到|按|即|并|且|有|了'
const zhTold = '文章|报道|公告|研报|写道|写着|原文|根据|据|称|说|提到|指出|中'
const en =
  "the|a|an|of|for|in|on|at|as|to|from|was|were|is|are|had|has|have|and|while|with|its|it|by|stood|came|amounted|reached|about|approximately|around|roughly|figure|value|amount|year|fiscal|period|reported|recorded|that|which|whose|ended|ending|compared|against|versus|during|end|also|'s|’s"
const enTold = 'article|report|announcement|writes|wrote|says|said|states|stated|according|original'

const list = (text: string): string[] => text.split('|').toSorted((a, b) => b.length - a.length)

/** What says that a figure went up or down: the way of it, and where the earlier and the later figure stand. */
export interface Turn {
  words: string
  up: boolean
  /** `between`: earlier, turn, later; `reverse`: later, turn, earlier; `lead`: turn, earlier, later. */
  order: 'between' | 'reverse' | 'lead'
}
const turnsOf = (texts: string, up: boolean, order: Turn['order']): Turn[] =>
  list(texts).map((words) => ({ words, up, order }))

export const connecting = {
  zh: {
    words: list(zh),
    told: list(zhTold),
    turns: [
      ...turnsOf('升至|升到|增至|增加至|增加到|增长至|增长到|上升至|提高至|提高到', true, 'between'),
      ...turnsOf('降至|降到|减至|减少至|减少到|下降至|下降到', false, 'between'),
    ],
  },
  en: {
    words: list(en),
    told: list(enTold),
    turns: [
      ...turnsOf('rose to|increased to|grew to|climbed to', true, 'between'),
      ...turnsOf('fell to|decreased to|declined to|dropped to', false, 'between'),
      ...turnsOf('up from', true, 'reverse'),
      ...turnsOf('down from', false, 'reverse'),
      ...turnsOf('rose from|increased from|grew from|climbed from', true, 'lead'),
      ...turnsOf('fell from|decreased from|declined from|dropped from', false, 'lead'),
    ],
  },
} as const
