/* oxlint-disable react/no-array-index-key -- what stands on paper never moves */
import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import styles from './Chat.module.css'
import { citation, factsOf } from './parts.ts'
import { chatTexts } from './texts.ts'

export interface AskedAnswer {
  text: string
  answer: Answer
}

/** Where what is said is from, each once, in the order of the answers. */
class Notes {
  readonly list: string[] = []
  /** The number of a note; null where there is none. */
  of(text: string | null): number | null {
    if (text === null) return null
    const at = this.list.indexOf(text)
    return at < 0 ? this.list.push(text) : at + 1
  }
}

/** Questions with their answers as they stand on paper: each number with a note of where it is from. */
export function Printed({ asked }: { asked: readonly AskedAnswer[] }) {
  const t = useTexts(chatTexts)
  const language = useLanguage()
  const english = language === 'en'
  const notes = new Notes()
  const noted = (text: string, note: string | null) => {
    const number = notes.of(note)
    return (
      <>
        {text}
        {number === null ? null : <sup>[{number}]</sup>}
      </>
    )
  }
  const answers = asked.map(({ text, answer }, at) => {
    const facts = factsOf(answer)
    const said = (factId: string | null) => {
      const fact = factId === null ? undefined : facts.get(factId)
      return fact ? noted(fact.text, citation(fact, english)) : '–'
    }
    return (
      <section key={at}>
        <h2>{text}</h2>
        <p>{t('asOf', { day: answer.day })}</p>
        {answer.parts.map((part, place) => {
          switch (part.type) {
            case 'sentence':
              return (
                <p key={place}>
                  {part.pieces.map((one, n) => (
                    <span key={n}>{one.factId === null ? one.text : said(one.factId)}</span>
                  ))}
                </p>
              )
            case 'table':
              return (
                <table key={place}>
                  <caption>{part.title}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t(part.heads)}</th>
                      {part.columns.map((column) => (
                        <th key={column} scope="col">
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {part.rows.map((row, n) => (
                      <tr key={n}>
                        <th scope="row">{row.head}</th>
                        {row.factIds.map((id, column) => (
                          <td key={column}>{said(id)}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              )
            case 'quote':
              return (
                <blockquote key={place}>
                  {noted(part.text, `${part.title} · ${named(part.source, part.sourceEn, language)} · ${part.day}`)}
                </blockquote>
              )
            case 'passage':
              return (
                <blockquote key={place}>
                  {noted(
                    part.text,
                    `${part.title} · ${t('place', { page: String(part.page), line: String(part.line) })}`,
                  )}
                </blockquote>
              )
            case 'missing':
              return <p key={place}>{[part.what, part.brings].filter((one) => one !== null).join(' · ')}</p>
            default:
              return null
          }
        })}
      </section>
    )
  })
  return (
    <div className={styles.paper}>
      {answers}
      {notes.list.length > 0 ? (
        <section>
          <h3>{t('citations')}</h3>
          <ol>
            {notes.list.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}
