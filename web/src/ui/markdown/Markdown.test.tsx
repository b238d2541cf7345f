import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Markdown from './Markdown.tsx'

/** What stands within the text's own frame. */
const drawn = (text: string) =>
  /^<div class="[^"]*" lang="en">(.*)<\/div>$/s
    .exec(renderToStaticMarkup(<Markdown text={text} />))?.[1]
    ?.replace(/ class="[^"]*"/g, '')

test('a card is drawn as headings, paragraphs, lists, tables and code', () => {
  expect(
    drawn(
      '# Card\nWhat went **in**,\nand *how*.\n\n| set | F1 |\n|---|---:|\n| `a` | .71 |\n\n- one\n  more\n- two\n\n3) third\n\n```\nnpm run x\n```\n\n    formula = 1 < 2\n',
    ),
  ).toBe(
    '<h3>Card</h3><p>What went <b>in</b>,\nand <em>how</em>.</p>' +
      '<div><table><thead><tr><th scope="col">set</th><th scope="col" style="text-align:right">F1</th></tr></thead>' +
      '<tbody><tr><td><code>a</code></td><td style="text-align:right">.71</td></tr></tbody></table></div>' +
      '<ul><li>one\nmore</li><li>two</li></ul><ol start="3"><li>third</li></ol>' +
      '<pre>npm run x</pre><pre>formula = 1 &lt; 2</pre>',
  )
})

test.each([
  '<script>alert(1)</script>',
  'before <script>alert(1)</script> after',
  '<img src=x onerror=alert(1)>',
  'a <img src="https://a.test/pixel.gif"> b',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://a.test"></iframe>',
  '<style>*{display:none}</style>',
  '> <b onclick=alert(1)>x</b>',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>1</script> |',
])('HTML is shown as it is written, and is none: %j', (text) => {
  const shown = drawn(text) ?? ''
  expect(shown).not.toMatch(/<(?:script|img|svg|a|iframe|style|b)\b/i)
  expect(shown).toContain('&lt;')
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '[x](impact.md)',
])('a link that leads to no address of the web is its words: %j', (text) => {
  const shown = drawn(text) ?? ''
  expect(shown).not.toMatch(/href|<script/)
  expect(shown).toContain('x')
})

test('a link to the web leaves by a tab that knows nothing of this one; a picture is its words', () => {
  expect(drawn('[paper](https://a.test/p) ![a *chart*](https://a.test/c.png)')).toBe(
    '<p><a href="https://a.test/p" target="_blank" rel="noreferrer noopener">paper</a> a *chart*</p>',
  )
})

test('property: whatever is written, nothing of it becomes an element that loads or runs, and its words stand there', () => {
  const piece = fc.constantFrom(
    '# a\n',
    '- b\n',
    '| c | d |\n|---|\n',
    '```\n',
    'word ',
    '\n\n',
    '<img src=x onerror=1>',
    '<script>',
    '</script>',
    '[l](javascript:x)',
    '**',
    '`',
    '![p](q)',
    '> ',
    '&lt;',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const shown = drawn(pieces.join('')) ?? ''
      expect(shown).not.toMatch(/<(?:script|img|a)\b|javascript:x"/)
      expect(shown.includes('word')).toBe(pieces.includes('word '))
    }),
  )
})
