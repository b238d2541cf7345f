import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fireEvent, render, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useNotices } from '../../lib/notices.ts'
import { setLanguage } from '../../lib/texts.ts'
import { FileInput } from './FileInput.tsx'

beforeEach(() => useNotices.setState({ shown: [], recent: [], unread: 0 }))

/** A choice of files whose screen does `onFiles` with them. */
function drawn(onFiles: (first: File) => Promise<void>) {
  const { getByLabelText } = render(
    <FileInput input={createRef<HTMLInputElement>()} accept=".csv" label="statement" onFiles={onFiles} />,
  )
  const input = getByLabelText('statement')
  return (name: string) => fireEvent.change(input, { target: { files: [new File(['a'], name)] } })
}

test.each([
  ['en', 'The file trades.csv cannot be read.'],
  ['zh-CN', '无法读取文件 trades.csv。'],
] as const)('a file that can no longer be read is told by its name, in %s', async (language, said) => {
  setLanguage(language)
  const choose = drawn(() => Promise.reject(new DOMException('moved', 'NotReadableError')))
  choose('trades.csv')
  await waitFor(() =>
    expect(useNotices.getState().shown.map(({ style, text }) => [style, text])).toEqual([['error', said]]),
  )
})

test('a file that was read is told by its screen alone', async () => {
  const taken: string[] = []
  const choose = drawn(async ({ name }) => {
    taken.push(name)
  })
  choose('trades.csv')
  await waitFor(() => expect(taken).toEqual(['trades.csv']))
  expect(useNotices.getState().shown).toEqual([])
})

test('every choice of files is one of these', async () => {
  const root = join(import.meta.dirname, '..', '..')
  const found: string[] = []
  for (const { parentPath, name } of await readdir(root, { withFileTypes: true, recursive: true }))
    if (name.endsWith('.tsx') && !name.includes('.test.'))
      if (/type="file"/.test(await readFile(join(parentPath, name), 'utf8'))) found.push(name)
  expect(found).toEqual(['FileInput.tsx'])
})
