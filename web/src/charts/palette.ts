/** The colours charts are drawn in, as they stand in the document now: rise and fall follow the user's colour type. */
export interface Palette {
  rise: string
  fall: string
  flat: string
  text: string
  text1: string
  line: string
  frame: string
  strong: string
  tile: string
  overlay: string
  orange: string
  risk: string
  opportunity: string
  series: readonly string[]
  fonts: string
}

/** `#rrggbb`, or `#rgb` as a build shortens it, with an opacity in 0…1. */
export function faded(colour: string, opacity: number): string {
  const whole = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour
  return `${whole}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}

/** Reads the tokens of the document. */
export function paletteNow(): Palette {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    rise: token('rise'),
    fall: token('fall'),
    flat: token('text-2'),
    text: token('text-3'),
    text1: token('text-1'),
    line: token('line'),
    frame: token('frame'),
    strong: token('line-strong'),
    tile: token('tile'),
    overlay: token('overlay'),
    orange: token('accent'),
    risk: token('risk'),
    opportunity: token('opportunity'),
    series: [1, 2, 3, 4, 5, 6, 7, 8].map((place) => token(`series-${place}`)),
    fonts: getComputedStyle(document.body).fontFamily,
  }
}
