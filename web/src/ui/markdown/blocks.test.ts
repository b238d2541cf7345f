import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'

test('a card is read into headings, paragraphs, lists, tables and code', () => {
  expect(
    blocksOf(
      '# Card\nWhat went in,\nand how.\n\n| set | F1 |\n|---|---:|\n| a | .71 |\n\n- one\n  more\n- two\n1) first\n```\nnpm run x\n```\n',
    ),
  ).toEqual([
    { kind: 'heading', level: 1, text: 'Card' },
    { kind: 'paragraph', text: 'What went in, and how.' },
    { kind: 'table', head: ['set', 'F1'], rows: [['a', '.71']] },
    { kind: 'list', ordered: false, items: ['one more', 'two', 'first'] },
    { kind: 'code', text: 'npm run x' },
  ])
})

test('property: any text ends, and no word outside of marks is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('# a', '- b', '| c | d |', '|---|', '```', 'word', '', '  e', '1. f')),
      (lines) => {
        const text = JSON.stringify(blocksOf(lines.join('\n')))
        expect(text.includes('word')).toBe(lines.includes('word'))
      },
    ),
  )
})
