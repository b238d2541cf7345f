import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OutLink } from './OutLink.tsx'

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.test/x',
  '//a.test',
  'https://',
  'none',
  '',
  null,
  undefined,
])('%j is no link', (to) => {
  expect(
    renderToStaticMarkup(
      <OutLink to={to} otherwise="no address">
        original
      </OutLink>,
    ),
  ).toBe('no address')
})

test('an address of the web is a link whose page knows nothing of ours', () => {
  expect(renderToStaticMarkup(<OutLink to="https://a.test/x?y=1">original</OutLink>)).toBe(
    '<a href="https://a.test/x?y=1" target="_blank" rel="noreferrer noopener">original</a>',
  )
})

test('every link out of the product is one of these', async () => {
  const root = join(import.meta.dirname, '..')
  const files = (await readdir(root, { withFileTypes: true, recursive: true })).filter(
    (entry) => entry.name.endsWith('.tsx') && !entry.name.includes('.test.'),
  )
  const found: string[] = []
  for (const { parentPath, name } of files)
    if (/_blank|\bwindow\.open\(|dangerouslySetInnerHTML/.test(await readFile(join(parentPath, name), 'utf8')))
      found.push(name)
  expect(found).toEqual(['OutLink.tsx'])
})
