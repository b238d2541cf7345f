import type { LandingGroup } from '@pandora/contract/domains/landing/operations'
import { inLanguage, type Language } from '@pandora/contract/language'
import { pack, hierarchy } from 'd3-hierarchy'

/** Sizes of the drawing, in px; the tall one stands beside a form or on a phone. */
const shapes = { wide: { width: 780, height: 600, most: 26 }, tall: { width: 400, height: 430, most: 12 } } as const
export type PictureShape = keyof typeof shapes

/** Colours of a theme; fills by strength of the change, weak to strong (look: heat). */
const themes = {
  dark: {
    reds: ['#2A171B', '#381C22', '#472328', '#5A252D', '#7A2630'],
    greens: ['#12231D', '#152B23', '#18382E', '#165A40', '#0E744C'],
    flat: '#23272E',
    red: '#FF9AA5',
    green: '#6FDCB2',
    quiet: '#AEB5BF',
    text: '#E9EBEE',
    edge: '#3B424D',
    first: '#FF9A33',
    opportunity: '#4DB5DC',
    risk: '#CC82DC',
  },
  light: {
    reds: ['#FDF1F2', '#FBE4E6', '#F8D5D8', '#F5C3C8', '#EFA0A8'],
    greens: ['#EFF8F4', '#E0F2EA', '#CFEADE', '#B4DFCC', '#8FD0B2'],
    flat: '#E6E9ED',
    red: '#8E1526',
    green: '#0A4F34',
    quiet: '#434B56',
    text: '#16191D',
    edge: '#B9C1CB',
    first: '#D3630A',
    opportunity: '#14759B',
    risk: '#8D3BA0',
  },
} as const
type Colours = (typeof themes)[keyof typeof themes]
/** How a reader looks at it. */
interface Look {
  language: Language
  theme: keyof typeof themes
  colourType: '1' | '2'
}
/** Changes, in per cent, from which a stronger fill is taken. */
const steps = [0.5, 1, 2, 4]

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const px = (value: number) => String(Math.round(value * 10) / 10)

/** A change with sign and two digits; minus is U+2212. */
export function signed(rate: number): string {
  const text = `${Math.abs(rate).toFixed(2)}%`
  return text === '0.00%' ? text : rate > 0 ? `+${text}` : `−${text}`
}

function fillOf(rate: number, colourType: '1' | '2', { reds, greens, flat }: Colours): string {
  if (signed(rate) === '0.00%') return flat
  const strength = steps.filter((step) => Math.abs(rate) >= step).length
  return (rate > 0 === (colourType === '1') ? reds : greens)[strength] ?? flat
}

/** Rough width of a text at 1 px, CJK as wide as high. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 1 : 0.56), 0)

/** Least size of a name in so many lines, with the change below it or alone, and the part of the radius it may have. */
const fits = [
  { count: 1, figure: true, least: 11.5, most: 0.34, wide: 1.66 },
  { count: 2, figure: true, least: 10, most: 0.34, wide: 1.66 },
  { count: 3, figure: true, least: 9.5, most: 0.27, wide: 1.5 },
  { count: 2, figure: false, least: 9.5, most: 0.4, wide: 1.66 },
  { count: 3, figure: false, least: 9.5, most: 0.34, wide: 1.55 },
] as const

/** A name cut into so many lines that the longest is as short as can be: at spaces, behind hyphens, between CJK. */
function cut(name: string, count: number): string[] {
  const pieces = name.match(/[⺀-￿]|[^\s⺀-￿-]*-|[^\s⺀-￿-]+|\s+/gu) ?? [name]
  const lines = (from: number, left: number): { lines: string[]; wide: number } => {
    const rest = pieces.slice(from).join('').trim()
    let best = { lines: [rest], wide: widthOf(rest) }
    for (let to = from + 1; left > 1 && to < pieces.length; to++) {
      const head = pieces.slice(from, to).join('').trim()
      const tail = lines(to, left - 1)
      const wide = Math.max(widthOf(head), tail.wide)
      if (head !== '' && wide < best.wide) best = { lines: [head, ...tail.lines], wide }
    }
    return best
  }
  return lines(0, count).lines
}

/** A name in at most three lines, with room for the change or without; null where it does not fit whole. */
function linesOf(name: string, radius: number): { lines: string[]; size: number; figure: boolean } | null {
  for (const { count, figure, least, most, wide } of fits) {
    const lines = cut(name, count)
    const size = Math.min(radius * most, (radius * wide) / Math.max(...lines.map(widthOf)))
    if (size >= least) return { lines, size, figure }
  }
  return null
}

/**
 * Draws groups as bubbles that touch: area by market value where every group has one (else by number of companies),
 * fill by the day's change, the name in each, the number with its sign where there is room for both, a ring of
 * opportunity (clockwise) and risk (the other way), a hundred points half of it. The largest groups only, as many as stay readable.
 */
export function drawPicture(
  groups: readonly LandingGroup[],
  { shape, ...look }: Look & { shape: PictureShape },
): string {
  const { language } = look
  const { width, height, most } = shapes[shape]
  const valued = groups.every((group) => group.marketCap !== null && group.marketCap > 0)
  const sizeOf = (group: LandingGroup) => (valued ? (group.marketCap ?? 0) : group.companies)
  const shown = groups.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, most)
  const largest = Math.max(...shown.map(sizeOf), 1)
  // The smallest is still there to be seen: as the look's bubbles, a floor below the scale.
  const root = pack<{ group?: LandingGroup; children?: { group: LandingGroup }[] }>().size([width, height]).padding(6)(
    hierarchy<{ group?: LandingGroup; children?: { group: LandingGroup }[] }>({
      children: shown.map((group) => ({ group })),
    }).sum(({ group }) => (group ? (sizeOf(group) / largest) * 50 + 5 : 0)),
  )
  const leaves = root.leaves().filter(({ data }) => data.group)
  spread(leaves, width / height)
  const box = {
    left: Math.min(...leaves.map(({ x, r }) => x - r)),
    right: Math.max(...leaves.map(({ x, r }) => x + r)),
    top: Math.min(...leaves.map(({ y, r }) => y - r)),
    bottom: Math.max(...leaves.map(({ y, r }) => y + r)),
  }
  const scale = Math.min((width - 4) / (box.right - box.left), (height - 4) / (box.bottom - box.top))
  const bubbles = leaves.map(({ x, y, r, data: { group } }, at) =>
    group
      ? bubble(
          group,
          {
            x: width / 2 + (x - (box.left + box.right) / 2) * scale,
            y: height / 2 + (y - (box.top + box.bottom) / 2) * scale,
            r: r * scale,
            first: at === 0,
          },
          look,
        )
      : '',
  )
  const title = inLanguage({ zh: '按市值的分组气泡图', en: 'Groups by market value' }, language)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${language}" role="img"><title>${title}</title>` +
    `<g font-family="Inter,'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei UI','Noto Sans SC','Noto Sans CJK SC',sans-serif" text-anchor="middle">${bubbles.join('')}</g></svg>`
  )
}

/**
 * Moves packed circles so that they fill a picture wider or higher than round: drawn apart along its longer side, then
 * pulled to the middle and
 * pushed off one another until none overlaps. The same circles always come to the same places.
 */
function spread(circles: readonly { x: number; y: number; r: number }[], aspect: number): void {
  const middle = {
    x: circles.reduce((sum, { x }) => sum + x, 0) / Math.max(circles.length, 1),
    y: circles.reduce((sum, { y }) => sum + y, 0) / Math.max(circles.length, 1),
  }
  const [wide, high] = [Math.max(aspect, 1), Math.max(1 / aspect, 1)]
  for (const one of circles) {
    one.x = middle.x + (one.x - middle.x) * wide * 1.15
    one.y = middle.y + (one.y - middle.y) * high * 0.95
  }
  for (let round = 0; round < 400; round++) {
    const pull = round < 300 ? 0.012 : 0
    for (const one of circles) {
      one.x += ((middle.x - one.x) * pull) / wide ** 2
      one.y += ((middle.y - one.y) * pull) / high ** 2
    }
    for (const [at, one] of circles.entries())
      for (const other of circles.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(dx, dy) || 0.01
        const overlap = (one.r + other.r + 6 - distance) / 2
        if (overlap <= 0) continue
        // The smaller of the two gives way.
        const share = other.r ** 2 / (one.r ** 2 + other.r ** 2)
        one.x -= (dx / distance) * overlap * 2 * share
        one.y -= (dy / distance) * overlap * 2 * share
        other.x += (dx / distance) * overlap * 2 * (1 - share)
        other.y += (dy / distance) * overlap * 2 * (1 - share)
      }
  }
}

const share = (points: number | null) => Math.max(0, Math.min(100, points ?? 0)) / 100

/** A path along a circle from its top, clockwise for a positive angle in radians; empty for next to none. */
function arc(x: number, y: number, radius: number, angle: number): string {
  if (Math.abs(angle) < 0.04) return ''
  return `M${px(x)} ${px(y - radius)}A${px(radius)} ${px(radius)} 0 0 ${angle > 0 ? 1 : 0} ${px(x + Math.sin(angle) * radius)} ${px(y - Math.cos(angle) * radius)}`
}

function bubble(
  group: LandingGroup,
  { x, y, r, first }: { x: number; y: number; r: number; first: boolean },
  { language, theme, colourType }: Look,
): string {
  const colours = themes[theme]
  const name = language === 'en' ? (group.nameEn ?? group.nameZh) : group.nameZh
  const fitting = linesOf(name, r)
  const up = group.changeRate > 0 === (colourType === '1')
  const tone = signed(group.changeRate) === '0.00%' ? colours.quiet : up ? colours.red : colours.green
  const small = Math.max(10.5, Math.min(26, r * 0.25))
  const parts = [
    `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${fillOf(group.changeRate, colourType, colours)}" stroke="${colours.edge}"/>`,
  ]
  if (first)
    parts.push(
      `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r + 2.5)}" fill="none" stroke="${colours.first}" stroke-width="1.5"/>`,
    )
  for (const [points, turn, colour] of [
    [group.opportunityPoint, 1, colours.opportunity],
    [group.riskPoint, -1, colours.risk],
  ] as const) {
    const path = arc(x, y, r - 1, turn * share(points) * Math.PI)
    if (path) parts.push(`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${r > 40 ? 2.5 : 2}"/>`)
  }
  if (fitting) {
    const size = Math.min(fitting.size, 32)
    const line = size * 1.18
    const below = fitting.figure ? small * 1.25 : 0
    const top = y - ((fitting.lines.length - 1) * line + below) / 2 + size * 0.3
    fitting.lines.forEach((text, at) =>
      parts.push(
        `<text x="${px(x)}" y="${px(top + at * line)}" font-size="${px(size)}" font-weight="600" fill="${colours.text}">${escaped(text)}</text>`,
      ),
    )
    if (fitting.figure)
      parts.push(
        `<text x="${px(x)}" y="${px(top + (fitting.lines.length - 1) * line + small * 1.35)}" font-size="${px(small)}" fill="${tone}">${signed(group.changeRate)}</text>`,
      )
  }
  return `<g><title>${escaped(name)} ${signed(group.changeRate)}</title>${parts.join('')}</g>`
}
