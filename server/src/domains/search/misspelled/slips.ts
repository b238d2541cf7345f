/**
 * Slips of the hand between what was typed and the beginning of a name that comes nearest to it: a letter too many, one
 * missing, one wrong, or two neighbours changed about, each counted once. Optimal string alignment after F. J. Damerau,
 * A technique for computer detection and correction of spelling errors, Communications of the ACM 7 (1964); what the
 * name goes on with costs nothing.
 */
export function slips(typed: string, name: string): number {
  const [asked, known] = [[...typed], [...name]]
  let before: number[] = []
  let above = Array.from({ length: known.length + 1 }, (_, at) => at)
  for (const [row, letter] of asked.entries()) {
    const line = [row + 1]
    for (const [at, other] of known.entries()) {
      const changedAbout = row > 0 && at > 0 && letter === known[at - 1] && asked[row - 1] === other
      line.push(
        Math.min(
          (above[at] ?? 0) + (letter === other ? 0 : 1),
          (above[at + 1] ?? 0) + 1,
          (line[at] ?? 0) + 1,
          changedAbout ? (before[at - 1] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = above
    above = line
  }
  return Math.min(...above)
}

/**
 * How many slips a text of that many letters may hold and still mean a name: none below three Chinese characters or
 * four letters, where nearly every name is one slip away; two from nine letters on. Digits are never forgiven: another
 * code is another company.
 */
export function slipsForgiven(text: string): number {
  const letters = [...text].length
  if (/\d/.test(text)) return 0
  if (/\p{Script=Han}/u.test(text)) return letters < 3 ? 0 : 1
  return letters < 4 ? 0 : letters < 9 ? 1 : 2
}
