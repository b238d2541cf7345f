/** Name of a token of the look, `--heat-rise-1`: the colour follows the user's colour type by itself. */
export type Token = `--${string}`

interface Painted {
  fill?: Token | undefined
  stroke?: Token | undefined
  /** Width of the stroke. */
  width?: number
  opacity?: number | undefined
}
/** What a scene is made of; lengths in px of the picture. Of two marks the later lies over the earlier. */
export type Mark =
  | ({ kind: 'circle'; x: number; y: number; r: number } & Painted)
  /** Along a circle, from the top; clockwise for a positive angle, in radians. */
  | ({ kind: 'arc'; x: number; y: number; r: number; angle: number } & Painted)
  | ({ kind: 'rect'; x: number; y: number; w: number; h: number; round: number } & Painted)
  /** `d` of an SVG path. */
  | ({ kind: 'path'; d: string } & Painted)
  | {
      kind: 'text'
      x: number
      y: number
      text: string
      size: number
      weight: 400 | 500 | 600
      fill: Token
      anchor: 'start' | 'middle' | 'end'
      opacity?: number | undefined
    }
