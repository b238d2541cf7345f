import { Converter } from 'opencc-js/t2cn'

let simplified: ReadonlyMap<string, string> | undefined

/** Traditional characters and the simplified one of each, of one UTF-16 unit both: made once, 10 ms. */
function simplifications(): ReadonlyMap<string, string> {
  if (simplified) return simplified
  const convert = Converter({ from: 't', to: 'cn' })
  const made = new Map<string, string>()
  for (let code = 0x3400; code <= 0x9fff; code++) {
    const character = String.fromCharCode(code)
    const to = convert(character)
    if (to !== character && to.length === 1) made.set(character, to)
  }
  simplified = made
  return made
}

/** Full-width letters, digits and signs lie this far above their half-width ones. */
const WIDE = { first: 0xff01, last: 0xff5e, above: 0xfee0 }

/**
 * One UTF-16 unit as it is searched: half width, lower case, simplified. One unit becomes one, so that places in the
 * folded text are places in the text.
 */
export function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0)
  if (code < 0x80) return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : unit
  if (code >= WIDE.first && code <= WIDE.last) return foldUnit(String.fromCharCode(code - WIDE.above))
  if (code >= 0x3400 && code <= 0x9fff) return simplifications().get(unit) ?? unit
  const lower = unit.toLowerCase()
  return lower.length === 1 ? lower : unit
}

/** A text as it is searched, unit by unit. */
export function folded(text: string): string {
  let out = ''
  for (let at = 0; at < text.length; at++) out += foldUnit(text.charAt(at))
  return out
}
