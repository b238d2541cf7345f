import { unmirrored } from '@pandora/intelligence/answers/aside/mirrored'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { inWords, lacks, nameIn, type Draft } from '../draft.ts'

/** Says which words of a question an answer was given without. */
export function sayAside(draft: Draft, aside: Reading['aside'] = []): void {
  if (draft.state !== 'answered' || aside.length === 0) return
  const words = [...new Set(aside.map((one) => inWords(draft, `“${one.text}”`, `“${one.text}”`)))]
  lacks(
    draft,
    inWords(draft, `没有考虑${words.join('、')}`, `Left aside: ${words.join(', ')}`),
    inWords(
      draft,
      '这些词没有听懂；要紧的话请换一种说法',
      'These were not understood: ask in other words if they matter',
    ),
  )
}

/** All that an answer says, written out in lower case. */
function writtenOut({ understood, parts, facts }: Draft): string {
  const told = parts.flatMap((part): (string | null)[] => {
    switch (part.type) {
      case 'sentence':
        return part.pieces.map((one) => one.text)
      case 'table':
        return [part.title, ...part.columns]
      case 'missing':
        return [part.what, part.brings]
      case 'quote':
        return ['quote', part.text]
      default:
        return [part.type, 'title' in part ? part.title : null]
    }
  })
  return [understood, ...told, ...facts.flatMap((one) => [one.label, one.period, one.unit, one.formula])]
    .join('\n')
    .toLowerCase()
}

/** Says what a question asks for in so many words and its answer tells nowhere, so that a part is not taken for the whole. */
export function sayUnmirrored(draft: Draft, question: string): void {
  if (draft.state !== 'answered') return
  const names = unmirrored(question, writtenOut(draft)).map((one) => nameIn(draft, one))
  if (names.length === 0) return
  lacks(
    draft,
    inWords(draft, `没有回答：${names.join('、')}`, `Not answered: ${names.join(', ')}`),
    inWords(draft, '单独问它', 'Ask for it by itself'),
  )
}
