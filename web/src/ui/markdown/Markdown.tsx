import { lexer } from 'marked'
import type { MarkedToken, Token, Tokens } from 'marked'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { OutLink } from '../OutLink.tsx'
import styles from './Markdown.module.css'

/** Pieces of a text do not move: their place tells them apart. */
const keyed = <Item,>(items: readonly Item[]) => items.map((item, place) => ({ key: String(place), item }))

const drawn = (tokens: readonly Token[] = []): ReactNode[] =>
  keyed(tokens).map(({ key, item }) => <Drawn key={key} token={item as MarkedToken} />)

function Cells({ cells, as: Cell }: { cells: readonly Tokens.TableCell[]; as: 'th' | 'td' }) {
  return (
    <tr>
      {keyed(cells).map(({ key, item }) => (
        <Cell key={key} scope={Cell === 'th' ? 'col' : undefined} style={{ textAlign: item.align ?? undefined }}>
          {drawn(item.tokens)}
        </Cell>
      ))}
    </tr>
  )
}

function Table({ header, rows }: Tokens.Table) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <Cells cells={header} as="th" />
        </thead>
        <tbody>
          {keyed(rows).map(({ key, item }) => (
            <Cells key={key} cells={item} as="td" />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * One piece of a text. HTML in it stands as it is written, pictures as their words: nothing of a text is run, and no
 * address of others is asked for.
 */
function Drawn({ token }: { token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'heading':
      return token.depth <= 2 ? <h3>{drawn(token.tokens)}</h3> : <h4>{drawn(token.tokens)}</h4>
    case 'paragraph':
      return <p>{drawn(token.tokens)}</p>
    case 'blockquote':
      return <blockquote>{drawn(token.tokens)}</blockquote>
    case 'list': {
      const items = drawn(token.items)
      return token.ordered ? <ol start={token.start || 1}>{items}</ol> : <ul>{items}</ul>
    }
    case 'list_item':
      return <li>{drawn(token.tokens)}</li>
    case 'table':
      return <Table {...token} />
    case 'code':
      return <pre>{token.text.trimEnd()}</pre>
    case 'hr':
      return <hr />
    case 'br':
      return <br />
    case 'strong':
      return <b>{drawn(token.tokens)}</b>
    case 'em':
      return <em>{drawn(token.tokens)}</em>
    case 'del':
      return <s>{drawn(token.tokens)}</s>
    case 'codespan':
      return <code>{token.text}</code>
    case 'link':
      return (
        <OutLink to={token.href} otherwise={drawn(token.tokens)}>
          {drawn(token.tokens)}
        </OutLink>
      )
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'html':
      return token.block ? <p>{token.text}</p> : token.text
    case 'text':
      return token.tokens ? drawn(token.tokens) : token.text
    case 'escape':
    case 'image':
      return token.text
    case 'def':
    case 'space':
      return null
  }
}

/** A Markdown text, drawn without any HTML of it: cards of models. Load it lazily: its reader is 15 kB. */
export default function Markdown({ text }: { text: string }) {
  const tokens = useMemo(() => lexer(text), [text])
  return (
    <div className={styles.text} lang="en">
      {drawn(tokens)}
    </div>
  )
}
