import { dateTime } from '../../../lib/formats.ts'
import { kindName } from '../kindName.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { Preview } from '../draft.ts'
import { fieldName } from '../fieldNames.ts'
import { storedValue } from '../valueNames.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import shared from './Preview.module.css'
import styles from './StoredRows.module.css'
import { importTexts } from '../texts.ts'

type Stored = Preview['rows'][number]

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function StoredRow({ row }: { row: Stored }) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const rejected = row.rejections.length > 0
  const part = rejected && row.records.length > 0
  return (
    <li className={styles.row} data-line={row.line} data-rejected={rejected}>
      <Row className={styles.rowHead} align="stretch">
        <b>
          {t('line')} {row.line}
        </b>
        <span className={part ? styles.lacks : rejected ? styles.bad : styles.good}>
          {t(part ? 'rowPart' : rejected ? 'rowRejected' : 'rowOk')}
        </span>
      </Row>
      {row.rejections.map(({ field, reason, message, value }) => (
        <p key={`${field} ${reason} ${value}`} className={styles.rejection}>
          <b>{fieldName(undefined, field, language)}</b> {message}
          {value ? <code>{value}</code> : null}
        </p>
      ))}
      {row.records.map(({ kind, values, knownAt, lacks }) => {
        const filled = Object.entries(values).filter(
          ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
        )
        return (
          <div key={`${kind} ${JSON.stringify(values)}`} className={styles.record}>
            <span className={styles.kind}>
              {kindName(kind, language)}
              <small>
                {t('knownAt')} {knownAt ? dateTime(knownAt) : '–'}
              </small>
            </span>
            {lacks.length ? (
              <p className={styles.lacks}>
                {t('keptWithout', {
                  fields: lacks.map((field) => fieldName(kind, field, language)).join(language === 'en' ? ', ' : '、'),
                })}
              </p>
            ) : null}
            <dl>
              {filled.map(([field, value]) => (
                <div key={field}>
                  <dt>{fieldName(kind, field, language)}</dt>
                  <dd title={shown(value)}>{storedValue(kind, field, value, language)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
      {!rejected && !row.records.length ? <p className={shared.quiet}>{t('rowNothing')}</p> : null}
    </li>
  )
}

/** The first rows of a file as they would be stored, with when each was known, or why it is rejected. */
export function StoredRows({ rows }: { rows: readonly Stored[] }) {
  return (
    <Text as="ol" size="small">
      {rows.map((row) => (
        <StoredRow key={row.line} row={row} />
      ))}
    </Text>
  )
}
