import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { isBright, shareOfAccent } from '../charts/provinces/places.ts'
import { contrast, mixed, rgb, tokensOf, type Rgb } from '../testing/colours.ts'

const folder = new URL('../', import.meta.url)
const filesOf = (ending: string) =>
  globSync(`**/*.${ending}`, { cwd: folder.pathname })
    .filter((name) => !/\.test\./.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** Every rule of every sheet, with the last colour and ground that it says. */
const rules = filesOf('css').flatMap(({ name, text }) => {
  const found: { where: string; colour?: string; ground?: string }[] = []
  postcss.parse(text).walkRules((rule) => {
    const said = (wanted: RegExp) =>
      rule.nodes.findLast((one) => one.type === 'decl' && wanted.test(one.prop)) as { value: string } | undefined
    const [colour, ground] = [said(/^color$/)?.value, said(/^background(-color)?$/)?.value]
    const where = `${name} ${rule.selector.replaceAll(/\s+/g, ' ')}`
    found.push({ where, ...(colour ? { colour } : {}), ...(ground ? { ground } : {}) })
  })
  return found
})
const token = (value: string | undefined) => /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1]

/** Tokens that contrast.test.ts holds against every ground, at 4.5. */
const plain = 'accent-text|accent-text-loud|risk|opportunity|ok|stale|error|info|rise|fall|flat'
const words = new RegExp(`^--(text-[123]|${plain}|(label|series|cloud)-\\w+)$`)
/** Words on a ground of their own: held against it below, or in contrast.test.ts. */
const onTheirGround = new Set(['--on-accent', '--on-heat', '--on-heat-quiet', '--canvas'])
/** Small signs and the largest titles, which need 3: stars, ticks, the icons of a form. */
const signs = [
  'domains/accounts/Forms.module.css .head > svg',
  "domains/accounts/Forms.module.css .tab[aria-selected='true'] > svg",
  'domains/accounts/UserPage.module.css .heroTitle span',
  'domains/events/EventScreen.module.css .watched',
  'domains/events/offers/EventLine.module.css .watched',
  'domains/watch/Watch.module.css .star',
  'domains/watch/WatchCards.module.css .star',
  'domains/watch/WatchPanel.module.css .star',
  'domains/watch/offers/star/StarButton.module.css .on',
  'landing/landing.css .hero h1 b',
  'pages/Message.module.css .sign',
  "shell/floors/RoomTile.module.css .grip[aria-pressed='true']",
  'ui/Popup.module.css .mark',
]

test('words are of colours that are measured: in every sheet, and where a component says a colour', () => {
  expect(rules.filter(({ colour }) => colour).length).toBeGreaterThan(500)
  const others = rules.flatMap(({ where, colour }) => {
    const name = token(colour)
    if (!name || words.test(name) || onTheirGround.has(name)) return []
    // What cannot be pressed now needs none (WCAG 1.4.3).
    if (name === '--text-disabled' && /disabled/.test(where)) return []
    return [`${where}: ${name}`]
  })
  expect(others.toSorted()).toEqual(signs.map((where) => `${where}: --accent-bright`))
  const said = filesOf('tsx').flatMap(({ name, text }) =>
    [...text.matchAll(/style=\{\{[^}]*?(?<![\w-])color: ['"`]var\((--[\w-]+?)(?:-?\$\{.*?\})?\)/g)].map(
      ([, one = '']) => [name, /^--(series|cloud|label)$/.test(one) ? `${one}-1` : one] as const,
    ),
  )
  expect(said.length).toBeGreaterThan(2)
  expect(said.filter(([, one]) => !words.test(one))).toEqual([])
})

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  test.each(['1', '2'] as const)(
    'a rule that says words and their ground can be read, colour type %s',
    (colourType) => {
      const tokens = tokensOf(theme, colourType)
      const of = (name: string) => rgb(tokens.get(name))
      /** What a ground looks like: a token, or a tint over what may lie under it; null where another test measures it. */
      const looks = (ground: string): Rgb[] | null => {
        const whole = token(ground)
        if (whole) return [of(whole)]
        const [, tint, share, under] =
          /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, (transparent|var\(--[\w-]+\))\)$/.exec(ground) ?? []
        if (!tint || !share || !under || !tokens.has(tint)) return null
        const grounds = under === 'transparent' ? ['--tile', '--raised'] : [token(under) ?? '']
        return grounds.map((one) => mixed(of(tint), of(one), Number(share) / 100))
      }
      const pairs = rules.flatMap(({ where, colour, ground }) => {
        const word = token(colour)
        const all = word && ground !== undefined && !/:disabled|aria-disabled/.test(where) ? looks(ground) : null
        return word && all ? [{ where, word, found: Math.min(...all.map((one) => contrast(of(word), one))) }] : []
      })
      expect(pairs.length).toBeGreaterThan(60)
      expect(
        pairs
          .filter(({ found }) => found < 4.5)
          .map(({ where, word, found }) => `${where}: ${word} ${found.toFixed(2)}`),
      ).toEqual([])
    },
  )

  test('the number in a province is read at every intensity', () => {
    const tokens = tokensOf(theme, '1')
    const of = (name: string) => rgb(tokens.get(name))
    for (let step = 0; step <= 100; step += 1) {
      const intensity = step / 100
      const word = isBright(intensity) ? '--on-accent' : intensity > 0 ? '--text-1' : '--text-2'
      const ground = mixed(of('--accent'), of('--raised'), shareOfAccent(intensity) / 100)
      expect(contrast(of(word), ground), `${word} at ${intensity}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})
