import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { named } from '../../lib/names.ts'
import { citation, factsOf } from './parts.ts'

/** What cannot stand in a line or a cell of Markdown as it is. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ')

interface Words {
  citations: string
  asOf: (day: string) => string
  place: (page: number, line: number) => string
}

/** Questions with their answers as Markdown, each number with a note of where it is from. */
export function toMarkdown(asked: readonly { text: string; answer: Answer }[], english: boolean, words: Words): string {
  const notes: string[] = []
  const noteOf = (text: string | null): string => {
    if (text === null) return ''
    const at = notes.indexOf(text)
    return `[^${at < 0 ? notes.push(text) : at + 1}]`
  }
  const blocks = asked.map(({ text, answer }) => {
    const facts = factsOf(answer)
    const cell = (id: string | null) => {
      const fact = id === null ? undefined : facts.get(id)
      return fact ? `${plain(fact.text)}${noteOf(citation(fact, english))}` : '–'
    }
    const said = answer.parts.map((part) => {
      switch (part.type) {
        case 'sentence':
          return part.pieces.map((one) => (one.factId === null ? plain(one.text) : cell(one.factId))).join('')
        case 'table':
          return [
            `**${plain(part.title)}**`,
            '',
            `| | ${part.columns.map(plain).join(' | ')} |`,
            `|---|${part.columns.map(() => '---').join('|')}|`,
            ...part.rows.map((row) => `| ${plain(row.head)} | ${row.factIds.map(cell).join(' | ')} |`),
          ].join('\n')
        case 'quote': {
          const source = named(part.source, part.sourceEn, english ? 'en' : 'zh-CN')
          return `> ${plain(part.text)}${noteOf(`${plain(part.title)} · ${plain(source)} · ${part.day}`)}`
        }
        case 'passage':
          return `> ${plain(part.text)}${noteOf(`${plain(part.title)} · ${words.place(part.page, part.line)}`)}`
        case 'missing':
          return `*${plain(part.what)}*${part.brings === null ? '' : ` ${plain(part.brings)}`}`
        default:
          return ''
      }
    })
    return [`## ${plain(text)}`, words.asOf(answer.day), ...said.filter((one) => one !== '')].join('\n\n')
  })
  const list = notes.length > 0 ? [`### ${words.citations}`, ...notes.map((note, at) => `[^${at + 1}]: ${note}`)] : []
  return `${[...blocks, ...list].join('\n\n')}\n`
}
