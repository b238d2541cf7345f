import { readFile, writeFile } from 'node:fs/promises'
import type { PlanCost } from './plans.ts'

interface Taken {
  size: { companies: number; bars: number; documents: number; statement_items: number }
  answers: { operation: string; input?: unknown; notHeld: PlanCost & { ms: number } }[]
}

const WIDTH = 900
const HEIGHT = 560
const LEFT = 64
const RIGHT = 300
const TOP = 40
const BOTTOM = 44
/** Time in ms at the axis's ends. */
const LEAST = 0.1
const MOST = 10_000

/**
 * Draws how the cost of each operation grows with the market: time of its SQL when nothing is held, one line an
 * operation, from what `bench -- desk`
 * printed at several sizes. `npm run bench -- growth picture.svg medium.json full.json`.
 */
export async function growthBench([picture = 'growth.svg', ...files]: readonly string[]) {
  const taken = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Taken))
  const names = taken[0]?.answers.map((one) => nameOf(one)) ?? []
  const lines = names.map((name) => ({
    name,
    ms: taken.map(({ answers }) => answers.find((one) => nameOf(one) === name)?.notHeld.sqlMs ?? null),
    rows: taken.map(({ answers }) => answers.find((one) => nameOf(one) === name)?.notHeld.rowsRead ?? null),
  }))
  await writeFile(
    picture,
    drawn(
      taken.map(({ size }) => size),
      lines,
    ),
  )
  return { picture, sizes: taken.map(({ size }) => size), lines }
}

const nameOf = ({ operation, input }: { operation: string; input?: unknown }): string =>
  input === undefined ? operation : `${operation} ${JSON.stringify(input)}`
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const heightOf = (ms: number): number =>
  TOP +
  (HEIGHT - TOP - BOTTOM) *
    (1 - (Math.log10(Math.min(MOST, Math.max(LEAST, ms))) - Math.log10(LEAST)) / (Math.log10(MOST) - Math.log10(LEAST)))

function drawn(
  sizes: readonly Taken['size'][],
  lines: readonly { name: string; ms: readonly (number | null)[] }[],
): string {
  const placeOf = (at: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * at) / Math.max(1, sizes.length - 1)
  const ticks = [0.1, 1, 10, 100, 1000, 10_000]
  const last = sizes.length - 1
  // The dearest are named, from the top down, none over another.
  const named = lines
    .filter(({ ms }) => (ms[last] ?? 0) > 0)
    .toSorted((a, b) => (b.ms[last] ?? 0) - (a.ms[last] ?? 0))
    .slice(0, 26)
  let free = TOP
  const labels = named.map(({ name, ms }) => {
    const y = Math.max(free, heightOf(ms[last] ?? LEAST))
    free = y + 15
    return `<text x="${placeOf(last) + 10}" y="${y + 4}" font-size="11">${escaped(name.slice(0, 44))} · ${(ms[last] ?? 0).toFixed(1)} ms</text>`
  })
  const drawnLines = lines.map(({ ms }) => {
    const points = ms.flatMap((one, at) => (one === null ? [] : [`${placeOf(at)},${heightOf(one).toFixed(1)}`]))
    return `<polyline points="${points.join(' ')}" fill="none" stroke="#ff8a1c" stroke-opacity=".6" stroke-width="1.5"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" fill="#e9ebee" role="img" aria-label="SQL time of each operation as the market grows">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#111317"/>
<text x="${LEFT}" y="20" font-size="13">Time of all SQL of one call, nothing held, ms (logarithmic)</text>
${ticks.map((tick) => `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${heightOf(tick)}" y2="${heightOf(tick)}" stroke="#2a2f37"/><text x="${LEFT - 8}" y="${heightOf(tick) + 4}" font-size="11" text-anchor="end">${tick}</text>`).join('\n')}
${sizes.map((size, at) => `<text x="${placeOf(at)}" y="${HEIGHT - 22}" font-size="11" text-anchor="${at === 0 ? 'start' : 'end'}">${size.companies.toLocaleString('en')} companies</text><text x="${placeOf(at)}" y="${HEIGHT - 8}" font-size="11" fill="#aeb5bf" text-anchor="${at === 0 ? 'start' : 'end'}">${(size.bars / 1e6).toFixed(1)} M bars, ${(size.documents / 1e6).toFixed(2)} M texts</text>`).join('\n')}
${drawnLines.join('\n')}
${labels.join('\n')}
</svg>
`
}
