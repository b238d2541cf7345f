import { describe, expect, test } from 'vitest'
import { contrast, mixed, rgb, tokensOf, tokenSheet } from '../testing/colours.ts'

const grounds = ['--canvas', '--tile', '--raised', '--overlay', '--hover', '--input', '--accent-wash']
const words =
  /^--(text-[123]|accent-text|accent-text-loud|risk|opportunity|ok|stale|error|info|rise|fall|(label|series|cloud)-\w+)$/
const bands = ['rise-3', 'rise-2', 'rise-1', 'flat', 'fall-1', 'fall-2', 'fall-3'].map((band) => `--heat-${band}`)
/** What stands on the stronger grounds: of what is pressed, chosen, found. */
const strong: Readonly<Record<string, readonly string[]>> = {
  '--pressed': ['--text-1', '--text-2', '--accent-text'],
  '--accent-fill': ['--text-1', '--text-2', '--accent-text', '--accent-text-loud', '--risk', '--opportunity'],
  '--accent-block': ['--text-1', '--accent-text-loud'],
}

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  test.each(['1', '2'] as const)('can be read under colour type %s', (colourType) => {
    const tokens = tokensOf(theme, colourType)
    const of = (name: string) => rgb(tokens.get(name))
    const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
      pairs.flatMap(([one, other]) => {
        const found = contrast(of(one), of(other))
        return found >= least ? [] : [`${one} on ${other}: ${found.toFixed(2)}`]
      })
    const named = [...tokens.keys()]
    expect(named.filter((name) => words.test(name))).toHaveLength(37)
    // Words need 4.5, lines and marks 3 (WCAG 1.4.3, 1.4.11). Lines of a chart and a cloud’s groups have names in
    // their own colour.
    expect(
      weak(
        named.filter((name) => words.test(name)).flatMap((word) => grounds.map((on) => [word, on] as const)),
        4.5,
      ),
    ).toEqual([])
    expect(
      weak(
        Object.entries(strong).flatMap(([on, all]) => all.map((word) => [word, on] as const)),
        4.5,
      ),
    ).toEqual([])
    expect(
      weak(
        bands.map((band) => ['--on-heat', band] as const),
        4.5,
      ),
    ).toEqual([])
    // The letter of a group of tiles stands in its colour.
    const links = named.filter((name) => name.startsWith('--link-'))
    expect(links).toHaveLength(6)
    expect(
      weak(
        [
          ['--on-accent', '--accent'],
          ['--on-accent', '--accent-bright'],
          ...links.map((link) => ['--canvas', link] as const),
        ],
        4.5,
      ),
    ).toEqual([])
    expect(
      weak(
        [['--input-edge', '--input'], ['--accent', '--tile'], ...grounds.map((on) => ['--accent-bright', on] as const)],
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
    tokenSheet.walkRules((rule) => {
      if (rule.selector.includes("data-theme='light'")) rule.walkDecls((one) => void own.add(one.prop))
    })
    expect(colours('dark').filter((name) => !own.has(name))).toEqual(['--accent-ring'])
  })
})

describe.each(['dark', 'light'] as const)('words on a coloured ground in the %s theme', (theme) => {
  const tokens = tokensOf(theme, '1')
  const of = (name: string) => rgb(tokens.get(name))
  const least = (word: string, tint: string, share: number) =>
    Math.min(...['--tile', '--raised'].map((on) => contrast(of(word), mixed(of(tint), of(on), share))))

  test('marked stretches of a text and hit cards of a chain are read on their tint at its strongest', () => {
    const labels = [...tokens.keys()].filter((name) => name.startsWith('--label-'))
    expect(labels).toHaveLength(6)
    for (const tint of [...labels, '--risk', '--opportunity'])
      expect(least('--text-1', tint, 0.4), tint).toBeGreaterThanOrEqual(4.5)
    for (const word of ['--text-1', '--text-2']) expect(least(word, '--risk', 0.34), word).toBeGreaterThanOrEqual(4.5)
  })
})
