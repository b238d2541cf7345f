import { expect, test } from 'vitest'
import { changed, layoutsOf } from './layout.ts'

test('a layout that was kept is read as it was; what cannot be read is as usual', () => {
  const kept = { watch: { columns: ['peTtm', 'peTtm', 'roe'], widths: { roe: 91.6 }, compact: true } }
  expect(layoutsOf(kept)).toEqual({ watch: { columns: ['peTtm', 'roe'], widths: { roe: 92 }, compact: true } })
  expect(layoutsOf({ watch: { columns: 'all', widths: { roe: 'wide' }, compact: 1 } })).toBeNull()
  expect(layoutsOf([1, 2])).toBeNull()
  expect(layoutsOf({ watch: { widths: { roe: 4, pe: 9999 } } })).toEqual({ watch: { widths: { roe: 44, pe: 640 } } })
})

test('a part is changed, and given back to what is usual', () => {
  const was = { columns: ['roe'], compact: true }
  expect(changed(was, { compact: false })).toEqual({ columns: ['roe'] })
  expect(changed(was, { widths: { roe: 80 } })).toEqual({ columns: ['roe'], compact: true, widths: { roe: 80 } })
  expect(changed(was, { columns: undefined })).toEqual({ compact: true })
})
