/** Letters and digits of a text, each a word of its own in Chinese, joined ones in Latin. */
export const unitsOf = (text: string): string[] =>
  text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?|\p{Script=Han}/gu) ?? []

/** ROUGE-L (Lin 2004): F1 of the longest common subsequence of two texts' units; 0 where either has none. */
export function rougeL(said: string, wanted: string): number {
  const [one, other] = [unitsOf(said), unitsOf(wanted)]
  if (one.length === 0 || other.length === 0) return 0
  let row = new Uint16Array(other.length + 1)
  for (const unit of one) {
    const next = new Uint16Array(other.length + 1)
    for (let at = 1; at <= other.length; at++)
      next[at] = unit === other[at - 1] ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0)
    row = next
  }
  const common = row[other.length] ?? 0
  return (2 * common) / (one.length + other.length)
}
