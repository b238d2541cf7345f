import { writtenIn } from '../../../ui/language/writtenIn.ts'
import type { ReactNode } from 'react'
import { usePhone } from '../../../lib/usePhone.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Written } from '../../../ui/kit/Written.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from './Report.module.css'

interface Props<Row> {
  title: string
  rows: readonly Row[]
  /** How it is counted. */
  note?: string
  /** What stands where there is no row. */
  none: string
  heads: readonly { text: string; figure?: boolean; cell: (row: Row) => ReactNode }[]
  rowKey: (row: Row) => string
}

/** A chapter of the report: a table that prints whole; on a phone, where its columns have no room, row by row. */
export function Chapter<Row>({ title, note, rows, none, heads, rowKey }: Props<Row>) {
  const phone = usePhone()
  const at = (figure: boolean | undefined) => (figure ? { className: styles.figure } : {})
  return (
    <Column as="section" gap={4}>
      <Text as="h2" size="lead">
        {title}
      </Text>
      {note === undefined ? null : (
        <Text as="p" size="small" tone="quiet">
          {note}
        </Text>
      )}
      {rows.length === 0 ? (
        <Text as="p" tone="quiet">
          {none}
        </Text>
      ) : phone ? (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={rowKey(row)}>
              {heads.map(({ text, cell }, place) => (
                <div key={text}>
                  <Text as="p" size="small" tone="quiet" className={place === 0 ? 'visually-hidden' : undefined}>
                    {text}
                  </Text>
                  <Written>{cell(row)}</Written>
                </div>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                {heads.map(({ text, figure }) => (
                  <th key={text} scope="col" {...at(figure)}>
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={rowKey(row)}>
                  {heads.map(({ text, figure, cell }) => {
                    const shown = cell(row)
                    return (
                      <td key={text} lang={writtenIn(shown)} {...at(figure)}>
                        {shown}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Column>
  )
}
