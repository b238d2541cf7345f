import type { DifferenceRow } from '@pandora/contract/domains/policy-meetings/shapes'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text as HTML that says just it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => signs[sign] ?? sign)

const marks = { deleted: 'del', inserted: 'ins', movedAway: 'span', movedHere: 'span' } as const

/** One side of a row: what the other side alone has is left out. */
function sideOf({ row, change, parts }: DifferenceRow, side: 'before' | 'after'): string {
  const left = side === 'before' ? ['inserted', 'movedHere'] : ['deleted', 'movedAway']
  const inner = parts
    .filter(({ kind }) => !left.includes(kind))
    .map(({ kind, text }) => {
      const letters = escaped(text)
      if (kind === 'same') return letters
      const mark = marks[kind]
      return `<${mark}${mark === 'span' ? ' class="moved"' : ''}>${letters}</${mark}>`
    })
    .join('')
  return inner === '' ? '' : `<p data-row="${row}" data-change="${change}">${inner}</p>`
}

/**
 * Both texts as HTML, a `p` a sentence. Of tags there are `p`, `span`, `del` and `ins`; every letter of a text is
 * escaped.
 */
export const sidesAsHtml = (rows: readonly DifferenceRow[]): { htmlBefore: string; htmlAfter: string } => ({
  htmlBefore: rows.map((row) => sideOf(row, 'before')).join(''),
  htmlAfter: rows.map((row) => sideOf(row, 'after')).join(''),
})
