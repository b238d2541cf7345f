import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableHtml } from './readable-html.ts'

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

test('POLICY-05 a page keeps its text and the shape of its tables, and nothing that acts', () => {
  const { html, text } = readableHtml(
    '<tbody><tr><td class="x" colspan="2" onclick="go()"><p style="color:red">财政&nbsp;<b>1 &lt; 2</b></p><script>alert(1)</script>' +
      '<img src=x onerror=alert(1)><a href="javascript:go()">附件</a></td></tr>',
  )
  expect(html).toBe('<tbody><tr><td colspan="2"><p>财政\u00a0<b>1 &lt; 2</b></p>附件</td></tr></tbody>')
  expect(text).toBe('财政\u00a01 < 2\n附件\n')
})

test('POLICY-05 POLICY-29 whatever the page, only listed tags without scripts stay, and every place of the text is one of the page', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<svg onload=x>',
      '&amp;',
      '&lt;b&gt;',
      '<td colspan=3>',
      '<br/>',
      '"',
      '<!--',
      '-->',
      '<a href=javascript:x>',
    ),
    fc.string({ unit: 'binary', maxLength: 10 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { html, text, runs } = readableHtml(pieces.join(''))
      for (const { start, end, htmlStart, htmlEnd } of runs)
        expect(unescaped(html.slice(htmlStart, htmlEnd))).toBe(text.slice(start, end))
      for (const [, attributes = ''] of html.matchAll(/<\/?[a-z0-9]+([^>]*)>/gu))
        expect(attributes).toMatch(/^(?: (?:colspan|rowspan)="\d\d?")*$/u)
      expect(readableHtml(html).text).toBe(text)
    }),
    { numRuns: 400 },
  )
})
