import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Preview } from '../draft.ts'
import styles from './FileTop.module.css'
import { importTexts } from '../texts.ts'

interface Props {
  preview: Preview
  busy: boolean
  /** The line of the header, 0 where the file has none. */
  onHeader: (line: number) => void
}

/** The first rows as they stand in the file, the header among them marked; another row can be made the header. */
export function FileTop({ preview, busy, onHeader }: Props) {
  const t = useTexts(importTexts)
  const header = new Set(preview.header)
  // JSON has no header to choose: its rows bear their names themselves.
  const rows = preview.top.length
    ? preview.top
    : [{ line: 0, cells: preview.columns }, ...preview.sample.map((cells, at) => ({ line: at + 1, cells }))]
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length))
  const choosable = preview.top.length > 0
  return (
    <div className={styles.top}>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('line')}</th>
            {choosable ? <th scope="col">{t('headerRow')}</th> : null}
            <th scope="col" colSpan={width}>
              {t('cells')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => {
            const names = choosable ? header.has(line) : line === 0
            return (
              <tr key={line} data-header={names}>
                <th scope="row">{line || ''}</th>
                {choosable ? (
                  <td className={styles.pick}>
                    {names ? (
                      <b>{t('headerRow')}</b>
                    ) : (
                      <button type="button" disabled={busy} onClick={() => onHeader(line)}>
                        {t('makeHeader')}
                      </button>
                    )}
                  </td>
                ) : null}
                {Array.from({ length: Math.min(width, 60) }, (_, at) => (
                  <td key={at} title={cells[at]}>
                    {cells[at] ?? ''}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {choosable ? (
        <p className={styles.noHeader}>
          {header.size === 0 ? (
            t('headerNone')
          ) : (
            <Button size="small" busy={busy} onClick={() => onHeader(0)}>
              {t('makeNone')}
            </Button>
          )}
        </p>
      ) : null}
    </div>
  )
}
