/**
 * Widths of letters at 1 px, as Inter and the CJK fonts set them, a little to the wide side: a text that is said to fit
 * does fit.
 */
function letterWidth(letter: string): number {
  if (letter >= '⺀') return 1
  if (/[A-Z@%&]/.test(letter)) return letter === 'W' || letter === 'M' || letter === '%' || letter === '@' ? 0.92 : 0.7
  if (/[ilj.,:;'|!I ]/.test(letter)) return 0.31
  return /[frt()-]/.test(letter) ? 0.42 : /[mw]/.test(letter) ? 0.88 : 0.61
}

const plain = Array.from({ length: 128 }, (_, code) => letterWidth(String.fromCharCode(code)))

/** Width of a text at 1 px; × font size = px. */
export function textWidth(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // The second half of a letter outside the first plane has no width of its own.
    if (code < 128) sum += plain[code] ?? 0
    else if (code < 0xdc00 || code > 0xdfff) sum += letterWidth(text.charAt(at))
  }
  return sum
}

const segmenters = new Map<string, Intl.Segmenter>()
const isCjk = (letter: string | undefined) => letter !== undefined && letter >= '⺀'
const wordsOf = new Map<string, readonly string[]>()

/** Single letters that belong to the word before them: 生成式, 资源化, 机器人, 创新药与. */
const ENDINGS = '式化性人者药游片网力业股车机器品件材源与和及的链板术'

/**
 * Segments as words one may break between. The dictionary cuts Chinese names finely; a single letter is no word: an
 * ending goes to the word before it,
 * others to what follows, two of them make one of their own.
 */
function joined(segments: readonly string[]): string[] {
  const out: string[] = []
  let held = ''
  const flush = () => {
    if (held) out.push(held)
    held = ''
  }
  for (const segment of segments) {
    const single = segment.length === 1 && isCjk(segment)
    const before = out.at(-1)
    if (single && ENDINGS.includes(segment) && (held || (before && isCjk(before.at(-1))))) {
      if (held) held += segment
      else out[out.length - 1] = before + segment
    } else if (single) held += segment
    else {
      if (held.length >= 2) flush()
      out.push(held + segment)
      held = ''
    }
  }
  if (held.length === 1 && out.length > 0 && isCjk(out.at(-1)?.at(-1))) out[out.length - 1] += held
  else flush()
  return out
}

/**
 * The words of a name as they may stand on lines of their own: at spaces, and where Chinese words meet. A space stays
 * at the end of the word before it.
 */
export function words(name: string): readonly string[] {
  const known = wordsOf.get(name)
  if (known) return known
  let segmenter = segmenters.get('zh')
  if (!segmenter) segmenters.set('zh', (segmenter = new Intl.Segmenter('zh', { granularity: 'word' })))
  const out: string[] = []
  for (const segment of joined([...segmenter.segment(name)].map((one) => one.segment))) {
    const before = out.at(-1)
    const breaks =
      before !== undefined &&
      !/^[\s）)】，。、·]/.test(segment) &&
      (/\s$/.test(before) || (isCjk(before.at(-1)) && !/[（(【]$/.test(before)) || isCjk(segment[0]))
    if (before === undefined || breaks) out.push(segment)
    else out[out.length - 1] = before + segment
  }
  if (wordsOf.size > 20_000) wordsOf.clear()
  wordsOf.set(name, out)
  return out
}

/** A name in so many lines, as even as its words allow; fewer where it has fewer words. */
export function linesOf(name: string, count: number): readonly string[] {
  const parts = words(name)
  if (count <= 1 || parts.length <= 1) return [name]
  const wanted = textWidth(name) / count
  const lines: string[] = []
  let line = ''
  for (const [at, part] of parts.entries()) {
    const full =
      line !== '' && lines.length < count - 1 && textWidth(line) + textWidth(part.trimEnd()) / 2 >= wanted && at > 0
    if (full) {
      lines.push(line.trimEnd())
      line = part
    } else line += part
  }
  lines.push(line.trimEnd())
  return lines
}

/**
 * A name in the room of one line: whole, else as many of its first words as fit, with an ellipsis; empty where not even
 * one does. Never cut within a word.
 */
export function shortened(name: string, width: number, size: number): string {
  if (textWidth(name) * size <= width) return name
  let text = ''
  for (const part of words(name)) {
    if ((textWidth(text + part.trimEnd()) + textWidth('…')) * size > width) break
    text += part
  }
  return text ? `${text.trimEnd()}…` : ''
}
