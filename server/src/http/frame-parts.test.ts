import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BEFORE_ALL, framePartsHeader } from './frame-parts.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandora-parts-'))
  mkdirSync(join(folder, '.vite'))
})
afterAll(() => rmSync(folder, { recursive: true }))
const first = BEFORE_ALL.map((file) => `<${file}>; rel=preload; as=script`).join(', ')
const built = (parts: object) => writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(parts))

test('the frame of the screens is named with its sheets, each once, and nothing else of what was built', () => {
  built({
    a: { file: 'assets/frame-1.js', name: 'frame', css: ['assets/f.css'] },
    b: { file: 'assets/parts-2.js', name: 'parts', css: ['assets/f.css'] },
    c: { file: 'assets/Login-3.js', name: 'Login', css: ['assets/l.css'] },
    d: { file: 'assets/font.woff2' },
  })
  expect(framePartsHeader(folder)).toBe(
    `${first}, </assets/f.css>; rel=preload; as=style; crossorigin, </assets/frame-1.js>; rel=modulepreload, </assets/parts-2.js>; rel=modulepreload`,
  )
})

test('of a floor all that its first tile is made of is named too', () => {
  built({
    a: { file: 'assets/frame-1.js', name: 'frame' },
    'src/FlashView.tsx': { file: 'assets/FlashView-2.js', name: 'FlashView', imports: ['b', 'a'] },
    b: { file: 'assets/list-3.js', name: 'list', css: ['assets/l.css'], imports: ['c'] },
    c: { file: 'assets/row-4.js', name: 'row' },
    d: { file: 'assets/other-5.js', name: 'other', imports: ['b'] },
  })
  expect(framePartsHeader(folder)).toBe(`${first}, </assets/frame-1.js>; rel=modulepreload`)
  expect(
    framePartsHeader(folder, true)
      ?.slice(first.length + 2)
      .split(', '),
  ).toEqual([
    '</assets/frame-1.js>; rel=modulepreload',
    '</assets/FlashView-2.js>; rel=modulepreload; fetchpriority=low',
    '</assets/l.css>; rel=preload; as=style; crossorigin; fetchpriority=low',
    '</assets/list-3.js>; rel=modulepreload; fetchpriority=low',
    '</assets/row-4.js>; rel=modulepreload; fetchpriority=low',
  ])
})

test('the scripts that the page itself waits for are named first, in their order', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8')
  const waitedFor = [...page.matchAll(/<script src="(.*?)">/g)].map(([, file]) => `<${file}>; rel=preload; as=script`)
  expect(first).toBe(waitedFor.join(', '))
})

test('where the web was not built, or otherwise, nothing is named', () => {
  expect(framePartsHeader(join(folder, 'nowhere'))).toBeNull()
  built({ c: { file: 'assets/Login-3.js', name: 'Login' } })
  expect(framePartsHeader(folder)).toBeNull()
})
