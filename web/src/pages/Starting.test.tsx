import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Starting } from './Starting.tsx'

test('what stands in the page before its code has come is what the code draws first: nothing moves when it comes', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8')
  const shown = /<div id="root">([\s\S]*?)\n    <noscript>/.exec(page)?.[1] ?? ''
  const bare = (markup: string) =>
    markup.replaceAll(/>\s+/g, '>').replaceAll(/\s+</g, '<').replaceAll(/ ?\/>/g, '>').replaceAll('</path>', '')
  expect(bare(shown)).toBe(`${bare(renderToStaticMarkup(<Starting />))}</div>`)
})
