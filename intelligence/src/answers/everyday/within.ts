/** A question about the company that comes first of a ranking: the ranking, and what is asked of the company. */
export interface Nested {
  /** Asks which company it is. */
  first: string
  /** The question with the company's name in its place. */
  of: (name: string) => string
}

const KIND = '公司|股票|企业|个股|股|银行|券商|药企|车企|厂商'
const ZH = new RegExp(`^(?:请问)?(.{2,30}?最(?:大|高|低|多|小|少|快|贵|便宜).{0,12}?(?:${KIND}))(?:的|，|,)(.{2,40})$`)
/** What is asked of the company may come first: 谁是市值最大的银行的大股东. */
const WHO = /^(?:谁是|哪些是|什么是)(.+)$/
const MOST = '(?:biggest|largest|smallest|cheapest|priciest|most (?:valuable|expensive|profitable|indebted))'
const EN: readonly RegExp[] = [
  new RegExp(
    `^(.{3,60}?) (?:of|at|for|in) (the (?:company|stock|firm|bank|[a-z]+ (?:company|stock|firm|maker|bank)) with (?:the )?(?:highest|largest|biggest|lowest|smallest|most|best) .{3,40})$`,
    'i',
  ),
  new RegExp(`^(.{3,60}?) (?:of|at|for) (the ${MOST} .{3,40})$`, 'i'),
]
/** Several at once, and lists within lists, are other questions. */
const MANY =
  /前\s?[\d一二三四五六七八九十]+|哪些|分别|各|平均|中位|\b(?:top|bottom) \d|\bcompanies\b|\bstocks\b|\baverage\b|\bmedian\b/i

/** Takes a question apart that asks something of the company that comes first of a ranking; null of any other. */
export function nestedFirst(question: string): Nested | null {
  const text = question
    .normalize('NFKC')
    .trim()
    .replace(/[?？。.!]+$/u, '')
  const who = WHO.exec(text)
  const plain = who?.[1] ?? text
  if (MANY.test(plain)) return null
  const zh = ZH.exec(plain)
  if (zh) {
    const [, head = '', tail = ''] = zh
    return { first: `${head}是哪家`, of: (name) => `${name}的${tail}${who ? '是谁' : ''}` }
  }
  for (const pattern of EN) {
    const [, tail, head] = pattern.exec(plain) ?? []
    if (tail === undefined || head === undefined) continue
    return { first: `which is ${head}`, of: (name) => `${tail} of ${name}` }
  }
  return null
}

/** Words for the one that was told before, at the beginning of a question or where it ends in English. */
const IT_ZH = /^(?:那|那么)?(?:它|其|这家(?:公司)?|那家(?:公司)?|该公司|这只|那只)(?:的)?/
const IT_EN = /\b(?:its|it|that (?:company|stock|bank|one)|this (?:company|stock|bank|one))\b/i

/** A question about it, behind one for the first of a ranking: what is asked of that company; null of any other. */
export function ofFirstBefore(question: string, last: string): Nested | null {
  const text = question.normalize('NFKC').trim()
  if (MANY.test(text)) return null
  const [zh, en] = [IT_ZH.test(text), IT_EN.test(text)]
  if (!zh && !en) return null
  return {
    first: last,
    of: (name) =>
      zh ? text.replace(IT_ZH, name) : text.replace(IT_EN, (word) => (/^its$/i.test(word) ? `${name}'s` : name)),
  }
}
