import { Fragment } from 'react'
import type { Answer as AnswerData, AnswerFact, AnswerPart } from '@pandora/contract/domains/chat/shapes'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { CommonSource } from '../../ui/source/CommonSource.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import styles from './Chat.module.css'
import { FactButton } from './FactButton.tsx'
import { Lines } from './Lines.tsx'
import { easily, factsOf } from './parts.ts'
import { chatTexts } from './texts.ts'

/** Most things that are told as not held before they are folded away. */
const SHOWN_LACKING = 2

type FactMap = ReadonlyMap<string, AnswerFact>

/** A fact; in a cell (`brief`) a large amount in a large unit, the whole one a press away. */
function Fact({ id, facts, brief = false }: { id: string | null; facts: FactMap; brief?: boolean }) {
  const language = useLanguage()
  const fact = id === null ? undefined : facts.get(id)
  if (!fact) return <Text tone="quiet">–</Text>
  const read = brief ? easily(fact, language) : null
  return <FactButton fact={fact} facts={facts} {...(read === null ? {} : { shown: read })} />
}

/** Behind a large amount of a sentence the same in a large unit, where the sentence does not say it itself. */
function Easily({ id, facts, next }: { id: string; facts: FactMap; next: string | undefined }) {
  const language = useLanguage()
  const fact = facts.get(id)
  const read = fact && !/^ ?[(（]/.test(next ?? '') ? easily(fact, language) : null
  return read === null ? null : <Text tone="quiet">{language === 'en' ? ` (${read})` : `（${read}）`}</Text>
}

type TableRow = Extract<AnswerPart, { type: 'table' }>['rows'][number]

/** What a row of a table is of, leading to its own screen. */
function RowHead({ row: { head, companyId, path } }: { row: TableRow }) {
  const to = companyId === null ? path : `company/${companyId}`
  return to === undefined ? head : <ScreenLink to={`/index/${to}`}>{head}</ScreenLink>
}

type Sources = ReturnType<typeof useSources>

function Part({ part, facts, sources }: { part: AnswerPart; facts: FactMap; sources: Sources }) {
  const t = useTexts(chatTexts)
  switch (part.type) {
    case 'sentence':
      return (
        <p className={styles.sentence}>
          {part.pieces.map(({ text, factId }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence never move
            <Fragment key={at}>
              {factId === null ? (
                text
              ) : (
                <>
                  <Fact id={factId} facts={facts} />
                  <Easily id={factId} facts={facts} next={part.pieces[at + 1]?.text} />
                </>
              )}
            </Fragment>
          ))}
        </p>
      )
    case 'table': {
      // Words are read from the left and go on in the next line; figures stand under one another.
      const ofWords = part.columns.map((_, at) =>
        part.rows.some(({ factIds }) => facts.get(factIds[at] ?? '')?.unit === 'text') ? styles.words : undefined,
      )
      return (
        <div className={styles.wide}>
          <table className={styles.table}>
            <caption>{part.title}</caption>
            <thead>
              <tr>
                <th scope="col">{t(part.heads)}</th>
                {part.columns.map((one, at) => (
                  <th key={one} scope="col" className={ofWords[at]}>
                    {one}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rows.map((row) => (
                <tr key={`${row.companyId ?? ''} ${row.head} ${row.factIds.join(' ')}`}>
                  <th scope="row">
                    <RowHead row={row} />
                  </th>
                  {row.factIds.map((id, at) => (
                    <td key={part.columns[at] ?? at} className={ofWords[at]}>
                      <Fact id={id} facts={facts} brief />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    }
    case 'chart':
      return <Lines chart={part} facts={facts} />
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {part.text === part.title ? null : <p>{part.text}</p>}
          <Text size="small" tone="quiet">
            <ScreenLink
              to={`/index/documents?q=${encodeURIComponent(part.title.slice(0, 40))}&news=${encodeURIComponent(part.newsId)}`}
            >
              {part.title}
            </ScreenLink>{' '}
            · <Text>{sources.sourceOf(part)}</Text> · {part.day}
          </Text>
        </blockquote>
      )
    case 'passage':
      return (
        <blockquote className={styles.quote} data-near={part.near}>
          <p>
            {part.mark ? (
              <>
                {part.text.slice(0, part.mark.start)}
                <mark>{part.text.slice(part.mark.start, part.mark.end)}</mark>
                {part.text.slice(part.mark.end)}
              </>
            ) : (
              part.text
            )}
          </p>
          <Text size="small" tone="quiet">
            {part.near ? `${t('nearest')} · ` : ''}
            <ScreenLink
              to={`/index/knowledge/${part.baseId}?place=${encodeURIComponent(`${part.documentId}:${part.page}:${part.line}-${part.lastLine}`)}`}
            >
              {part.title}
            </ScreenLink>{' '}
            · {t('place', { page: String(part.page), line: String(part.line) })}
          </Text>
        </blockquote>
      )
    default:
      return (
        <p className={styles.missing}>
          {part.what}
          {part.brings === null ? null : <Text tone="quiet"> {part.brings}</Text>}
        </p>
      )
  }
}

/** An answer: its sentences, tables, pictures and quotes, each number with its source; what is missing; what else to ask. */
export function AnswerView({ answer, onAsk }: { answer: AnswerData; onAsk?: (text: string) => void }) {
  const t = useTexts(chatTexts)
  const facts = factsOf(answer)
  const sources = useSources(answer.parts.filter((part) => part.type === 'quote'))
  const lacking = answer.parts.filter((part) => part.type === 'missing')
  const held = answer.parts.filter((part) => part.type !== 'missing')
  // What is held stands first; where much is not, it is counted, and told when it is asked for.
  const folded = held.length > 0 && lacking.length > SHOWN_LACKING
  const told = folded ? held : answer.state === 'answered' ? [...held, ...lacking] : [...lacking, ...held]
  return (
    <Column gap={4} className={styles.answer}>
      {answer.state === 'asked' ? <Text strong>{t('asks')}</Text> : null}
      {answer.state === 'missing' && answer.parts.length > 0 ? (
        <Text strong>{t(answer.base ? 'cannotTell' : 'lacking')}</Text>
      ) : null}
      <CommonSource of={sources.common} />
      {told.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one answer never move
        <Part key={at} part={part} facts={facts} sources={sources} />
      ))}
      {folded ? (
        <details className={styles.lacking}>
          <summary>{t('lackingMany', { count: String(lacking.length) })}</summary>
          <ul>
            {lacking.map((part) => (
              <li key={part.what}>
                <Part part={part} facts={facts} sources={sources} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {onAsk && answer.choices.length > 0 ? (
        <Row wrap>
          {answer.state === 'missing' ? (
            <Text size="small" tone="quiet">
              {t('nearQuestions')}
            </Text>
          ) : null}
          {answer.choices.map((one) => (
            <Button key={one.text} size="small" onClick={() => onAsk(one.text)}>
              {one.name}
            </Button>
          ))}
        </Row>
      ) : null}
      <Row wrap gap={5} className={styles.foot}>
        <Text size="small" tone="quiet">
          {answer.base?.name ? `${t('ofBase', { name: answer.base.name })} · ` : ''}
          {t('asOf', { day: answer.day })}
        </Text>
        {answer.opens.map((one) => (
          <ScreenLink key={one.path} to={`/index/${one.path}`}>
            {one.name}
          </ScreenLink>
        ))}
      </Row>
    </Column>
  )
}
