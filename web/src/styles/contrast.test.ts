import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'

const sheet = postcss.parse(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

/** The tokens that hold under a theme and a colour type: later rules of the sheet stand over earlier ones. */
function tokensOf(theme: 'dark' | 'light', colourType: '1' | '2'): Map<string, string> {
  const tokens = new Map<string, string>()
  const held = (selector: string) =>
    selector.startsWith(':root') &&
    [...selector.matchAll(/\[data-([\w-]+)='(\w+)'\]/g)].every(
      ([, name, value]) => value === (name === 'theme' ? theme : colourType),
    )
  for (const rule of sheet.nodes)
    if (rule.type === 'rule' && rule.selectors.some(held))
      rule.each((one) => void (one.type === 'decl' && tokens.set(one.prop, one.value)))
  return tokens
}

/** Relative luminance of `#rrggbb`, 0…1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** Contrast of two colours, 1…21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['--canvas', '--tile', '--raised', '--overlay', '--hover', '--input', '--accent-wash']
const words = /^--(text-[123]|accent-text|accent-text-loud|risk|opportunity|ok|stale|error|info|rise|fall|label-\w+)$/
const bands = ['rise-3', 'rise-2', 'rise-1', 'flat', 'fall-1', 'fall-2', 'fall-3'].map((band) => `--heat-${band}`)

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  test.each(['1', '2'] as const)('can be read under colour type %s', (colourType) => {
    const tokens = tokensOf(theme, colourType)
    const of = (name: string) => tokens.get(name) ?? `${name} is missing`
    const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
      pairs.flatMap(([one, other]) => {
        const found = contrast(of(one), of(other))
        return found >= least ? [] : [`${one} on ${other}: ${found.toFixed(2)}`]
      })
    const named = [...tokens.keys()]
    expect(named.filter((name) => words.test(name))).toHaveLength(19)
    // Words need 4.5, lines and marks 3 (WCAG 1.4.3, 1.4.11).
    expect(
      weak(
        named.filter((name) => words.test(name)).flatMap((word) => grounds.map((on) => [word, on] as const)),
        4.5,
      ),
    ).toEqual([])
    expect(
      weak(
        bands.map((band) => ['--on-heat', band] as const),
        4.5,
      ),
    ).toEqual([])
    expect(
      weak(
        [
          ['--on-accent', '--accent'],
          ['--on-accent', '--accent-bright'],
        ],
        4.5,
      ),
    ).toEqual([])
    expect(
      weak(
        named.filter((name) => /^--(series|link)-/.test(name)).map((line) => [line, '--tile'] as const),
        3,
      ),
    ).toEqual([])
    expect(
      weak(
        [
          ['--input-edge', '--input'],
          ['--accent', '--tile'],
          ['--accent-bright', '--canvas'],
        ],
        3,
      ),
    ).toEqual([])
  })

  test('says every colour that the other one says', () => {
    const colours = (one: 'dark' | 'light') =>
      [...tokensOf(one, '2')].flatMap(([name, value]) => (/^(#|rgb)/.test(value) ? [name] : []))
    expect(colours(theme)).toEqual(colours(theme === 'dark' ? 'light' : 'dark'))
    // What only the dark theme says stands in the light one as it was by night.
    const own = new Set<string>()
    sheet.walkRules((rule) => {
      if (rule.selector.includes("data-theme='light'")) rule.walkDecls((one) => void own.add(one.prop))
    })
    expect(colours('dark').filter((name) => !own.has(name))).toEqual(['--accent-ring'])
  })
})
