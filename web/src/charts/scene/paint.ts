import type { Mark, Token } from './marks.ts'
import type { Viewport } from './viewport.ts'

type Arc = Extract<Mark, { kind: 'circle' | 'arc' }>

/** Marks of one style that may be drawn in one go: they never lie over each other. */
const alike = (one: Arc, other: Mark | undefined): other is Arc =>
  other !== undefined &&
  other.kind === one.kind &&
  other.fill === one.fill &&
  other.stroke === one.stroke &&
  other.width === one.width &&
  other.opacity === one.opacity

const coloursOf = new Map<string, Map<Token, string>>()

/** Colours of tokens under a theme and a colour type, read from the document while they hold. */
export function tokenColours(colourType: 1 | 2): (token: Token) => string {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const look = `${root.dataset['theme']} ${colourType}`
  const known = coloursOf.get(look) ?? new Map<Token, string>()
  coloursOf.set(look, known)
  return (token) => {
    let colour = known.get(token)
    if (colour === undefined) known.set(token, (colour = style.getPropertyValue(token).trim()))
    return colour
  }
}

function trace(context: CanvasRenderingContext2D, one: Arc): void {
  const from = -Math.PI / 2
  const to = one.kind === 'circle' ? from + Math.PI * 2 : from + one.angle
  context.moveTo(one.x + Math.cos(from) * one.r, one.y + Math.sin(from) * one.r)
  context.arc(one.x, one.y, one.r, from, to, one.kind === 'arc' && one.angle < 0)
}

/** The whole px of a size of letters on the screen; never larger than it, so that what fits still fits. */
export const wholePx = (size: number): number => Math.max(1, Math.floor(size + 1e-6))

/**
 * Draws a scene on a canvas of so many px, of which each is `ratio` on the screen; what is out of sight is left out.
 */
export function paint(
  canvas: HTMLCanvasElement,
  marks: readonly Mark[],
  view: Viewport,
  {
    width,
    height,
    ratio,
    fonts,
    colour,
  }: { width: number; height: number; ratio: number; fonts: string; colour: (token: Token) => string },
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high })
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, wide, high)
  context.setTransform(ratio * view.k, 0, 0, ratio * view.k, ratio * view.x, ratio * view.y)
  const [left, right, top, bottom] = [
    -view.x / view.k,
    (width - view.x) / view.k,
    -view.y / view.k,
    (height - view.y) / view.k,
  ]
  const near = (x: number, y: number, reach: number) =>
    x + reach >= left && x - reach <= right && y + reach >= top && y - reach <= bottom
  const inSight = (mark: Mark) =>
    mark.kind === 'path' ||
    (mark.kind === 'rect'
      ? mark.x + mark.w >= left && mark.x <= right && mark.y + mark.h >= top && mark.y <= bottom
      : near(mark.x, mark.y, mark.kind === 'text' ? mark.size * mark.text.length : mark.r + (mark.width ?? 0)))
  const show = (
    { fill, stroke, width: line = 1, opacity = 1 }: Arc | Extract<Mark, { kind: 'rect' | 'path' }>,
    path?: Path2D,
  ) => {
    context.globalAlpha = opacity
    if (fill) {
      context.fillStyle = colour(fill)
      if (path) context.fill(path)
      else context.fill()
    }
    if (stroke) {
      context.strokeStyle = colour(stroke)
      context.lineWidth = line
      if (path) context.stroke(path)
      else context.stroke()
    }
  }
  context.textBaseline = 'alphabetic'
  let font = ''
  // Words stand in whole px of the screen: letters of a size between them would have to be made anew at every turn of
  // the wheel.
  let onScreen = false
  const measure = (words: boolean) => {
    if (words === onScreen) return
    onScreen = words
    if (words) context.setTransform(ratio, 0, 0, ratio, 0, 0)
    else context.setTransform(ratio * view.k, 0, 0, ratio * view.k, ratio * view.x, ratio * view.y)
  }
  for (let at = 0; at < marks.length; at += 1) {
    const mark = marks[at] as Mark
    measure(mark.kind === 'text')
    if (mark.kind === 'circle' || mark.kind === 'arc') {
      context.beginPath()
      if (inSight(mark)) trace(context, mark)
      for (let next = marks[at + 1]; alike(mark, next); next = marks[at + 1]) {
        if (inSight(next)) trace(context, next)
        at += 1
      }
      show(mark)
    } else if (mark.kind === 'path') show(mark, new Path2D(mark.d))
    else if (!inSight(mark)) continue
    else if (mark.kind === 'rect') {
      context.beginPath()
      context.roundRect(mark.x, mark.y, mark.w, mark.h, mark.round)
      show(mark)
    } else {
      const wanted = `${mark.weight} ${wholePx(mark.size * view.k)}px ${fonts}`
      if (wanted !== font) context.font = font = wanted
      context.globalAlpha = mark.opacity ?? 1
      context.fillStyle = colour(mark.fill)
      context.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor
      context.fillText(mark.text, mark.x * view.k + view.x, mark.y * view.k + view.y)
    }
  }
  context.globalAlpha = 1
}
