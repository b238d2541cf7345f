import { createHash } from 'node:crypto'
import type { Answer } from '@pandora/contract/domains/chat/shapes'

/** Which of two halves a question belongs to, by its id alone: the same in every run and order. */
export const halfOf = (id: string): 0 | 1 => ((createHash('sha1').update(id).digest()[0] ?? 0) % 2 === 0 ? 0 : 1)

/** What an answer says, in one line. */
export const saidOf = ({ parts }: Pick<Answer, 'parts'>): string =>
  parts
    .map((part) =>
      part.type === 'sentence'
        ? part.pieces.map((one) => one.text).join('')
        : part.type === 'missing'
          ? `[${part.what}: ${part.brings ?? ''}]`
          : part.type === 'table'
            ? part.rows.map((one) => one.head).join(',')
            : part.type === 'quote'
              ? `“${part.text}”`
              : part.type,
    )
    .join(' ')
    .slice(0, 300)
