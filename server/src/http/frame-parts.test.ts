import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { framePartsHeader } from './frame-parts.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandora-parts-'))
  mkdirSync(join(folder, '.vite'))
})
afterAll(() => rmSync(folder, { recursive: true }))
const built = (parts: object) => writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(parts))

test('the frame of the screens is named with its sheets, each once, and nothing else of what was built', () => {
  built({
    a: { file: 'assets/frame-1.js', name: 'frame', css: ['assets/f.css'] },
    b: { file: 'assets/parts-2.js', name: 'parts', css: ['assets/f.css'] },
    c: { file: 'assets/Login-3.js', name: 'Login', css: ['assets/l.css'] },
    d: { file: 'assets/font.woff2' },
  })
  expect(framePartsHeader(folder)).toBe(
    '</assets/f.css>; rel=preload; as=style; crossorigin, </assets/frame-1.js>; rel=modulepreload, </assets/parts-2.js>; rel=modulepreload',
  )
})

test('where the web was not built, or otherwise, nothing is named', () => {
  expect(framePartsHeader(join(folder, 'nowhere'))).toBeNull()
  built({ c: { file: 'assets/Login-3.js', name: 'Login' } })
  expect(framePartsHeader(folder)).toBeNull()
})
