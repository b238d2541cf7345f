import { readFileSync } from 'node:fs'
import postcss from 'postcss'

/** A colour as red, green and blue, each 0…1. */
export type Rgb = readonly number[]

/** The sheet that says every colour once. */
export const tokenSheet = postcss.parse(readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'))

export type Theme = 'dark' | 'light'
export type ColourType = '1' | '2'

/** The tokens that hold under a theme and a colour type: later rules of the sheet stand over earlier ones. */
export function tokensOf(theme: Theme, colourType: ColourType): Map<string, string> {
  const tokens = new Map<string, string>()
  const held = (selector: string) =>
    selector.startsWith(':root') &&
    [...selector.matchAll(/\[data-([\w-]+)='(\w+)'\]/g)].every(
      ([, name, value]) => value === (name === 'theme' ? theme : colourType),
    )
  for (const rule of tokenSheet.nodes)
    if (rule.type === 'rule' && rule.selectors.some(held))
      rule.each((one) => void (one.type === 'decl' && tokens.set(one.prop, one.value)))
  return tokens
}

/** `#rrggbb` as numbers; throws where it is no such colour, so that no pair passes for want of one. */
export function rgb(colour: string | undefined): Rgb {
  if (!colour || !/^#[\da-f]{6}$/i.test(colour)) throw new Error(`no colour: ${colour}`)
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
}

/** What `color-mix(in srgb, one share, other)` gives, or `one` laid over `other` with that opacity; `share` 0…1. */
export const mixed = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((part, at) => part * share + (other[at] ?? 0) * (1 - share))

/** Relative luminance, 0…1 (WCAG 2.2). */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1…21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
