import { numeral } from '../numerals.ts'

/** The place before or behind the words that ask where a company is registered. */
export function placeIn(text: string, taken: boolean[]): string | null {
  const match =
    /(?:曾经在|历史注册地址在|注册地址在|注册地在|注册在)([\p{Script=Han}]{2,4}?)(?=注册|的|哪|，|,|有|上市|并且|$|\d)/u.exec(
      text,
    ) ??
    /在([\p{Script=Han}]{2,4}?)注册/u.exec(text) ??
    /(?:registered|based) in ([a-z]+)/i.exec(text)
  if (!match?.[1]) return null
  const start = match.index + match[0].indexOf(match[1])
  taken.fill(true, start, start + match[1].length)
  taken.fill(true, match.index, match.index + match[0].length)
  return match[1]
}

/** How many decimals are asked for. */
export function decimalsOf(text: string, taken: boolean[]): number | null {
  const match =
    /(?:保留|精确)(?:到)?(?:小数)?(?:点后)?(?:第)?\s?([一二两三四1234])\s?位(?:有效)?(?:小数)?|小数点后第?([一二两三四1234])位|(\d|one|two|three|four) decimals?(?: places?)?/.exec(
      text,
    )
  if (!match) return null
  taken.fill(true, match.index, match.index + match[0].length)
  const word = match[1] ?? match[2] ?? match[3] ?? ''
  return numeral(word) ?? { one: 1, two: 2, three: 3, four: 4 }[word] ?? null
}
