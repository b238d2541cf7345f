import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { blocksOf } from './blocks.ts'
import type { Block } from './blocks.ts'
import styles from './Markdown.module.css'

/** `code`, **bold** and [links] within a line; links are shown by their words. */
function inline(text: string): ReactNode[] {
  return [...text.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)]*\)|([^`*[]+|[`*[])/g)].map(
    ({ index, 1: code, 2: bold, 3: link, 4: plain }) => {
      if (code !== undefined) return <code key={index}>{code}</code>
      if (bold !== undefined) return <b key={index}>{bold}</b>
      return link ?? plain
    },
  )
}

function Shown({ block }: { block: Block }) {
  if (block.kind === 'heading') return block.level <= 2 ? <h3>{inline(block.text)}</h3> : <h4>{inline(block.text)}</h4>
  if (block.kind === 'paragraph') return <p>{inline(block.text)}</p>
  if (block.kind === 'code') return <pre>{block.text}</pre>
  if (block.kind === 'list') {
    const items = block.items
      .map((one, place) => ({ key: `${place} ${one}`, one }))
      .map(({ key, one }) => <li key={key}>{inline(one)}</li>)
    return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
  }
  const keyed = (cells: readonly string[]) => cells.map((cell, place) => ({ key: `${place} ${cell}`, cell }))
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {keyed(block.head).map(({ key, cell }) => (
              <th key={key} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows
            .map((row, place) => ({ key: `${place} ${row.join(' ')}`, row }))
            .map(({ key, row }) => (
              <tr key={key}>
                {keyed(row).map((one) => (
                  <td key={one.key}>{inline(one.cell)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

/** A Markdown text of our own, drawn without any HTML of it: cards of models. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => blocksOf(text).map((block, place) => ({ key: `${place} ${block.kind}`, block })), [text])
  return (
    <div className={styles.text} lang="en">
      {blocks.map(({ key, block }) => (
        <Shown key={key} block={block} />
      ))}
    </div>
  )
}
