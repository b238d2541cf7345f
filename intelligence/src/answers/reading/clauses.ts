/** Words by which a clause asks something itself. */
const ASKS =
  /[谁哪几吗呢么]|什么|多少|怎么|怎样|如何|为何|是否|有没有|能不能|[多高大]不[多高大]|\b(?:who|whose|what|which|when|where|why|how|any)\b|^(?:and |so |also |but )?(?:is|are|was|were|did|does|do|has|have|had)\b/i
/** Where a clause can end: a mark, or a word that joins it to a question. */
const END =
  /[？?；;。!！，,]|\s(?:and|also|then)\s(?=(?:what|which|who|whose|how|when|where|why|is|are|was|were|did|does|do|has|have|any)\b)/giu
const MOST = 3
/** Characters below which nothing is asked. */
const LEAST = 3

/**
 * The questions that a text asks one after another, each asking something itself; one alone where it asks one. What
 * asks nothing by itself stays with the question before it, at the beginning with the one behind it.
 */
export function clausesOf(text: string): string[] {
  const pieces: string[] = []
  let at = 0
  for (const match of text.matchAll(END)) {
    pieces.push(text.slice(at, match.index + match[0].length))
    at = match.index + match[0].length
  }
  pieces.push(text.slice(at))
  const clauses: string[] = []
  let opening = ''
  for (const piece of pieces) {
    if (piece.trim() === '') continue
    const asks = ASKS.test(piece.trim()) && piece.trim().length >= LEAST
    if (asks) {
      clauses.push(opening + piece)
      opening = ''
    } else if (clauses.length === 0) opening += piece
    else clauses[clauses.length - 1] += piece
  }
  const asked = clauses.map((one) => one.trim().replace(/[，,;；]?\s(?:and|also|then)$|[，,;；]$/u, ''))
  return asked.length < 2 || asked.length > MOST ? [text] : asked
}
