import { transforms } from '@pandora/contract/imports'
import { kindName } from '../../lib/kinds.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Select } from '../../ui/Select.tsx'
import { fieldName } from './fieldNames.ts'
import { readMapping, withColumn } from './mappingModel.ts'
import type { MappedField, MappedRecord } from './mappingModel.ts'
import styles from './Preview.module.css'
import { importTexts } from './texts.ts'
import { transformNames } from './transformNames.ts'

interface Props {
  text: string
  columns: readonly string[]
  /** First rows of the file, column by column. */
  sample: readonly (readonly string[])[]
  onChange: (text: string) => void
}
const SHOWN = 3

/** One field: the column it comes from, how that is read, and its first values. */
function FieldRow({ record, field, text, columns, sample, onChange }: Props & { record: MappedRecord; field: MappedField }) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const { source } = field
  const name = fieldName(field.field, language)
  const column = source.type === 'column' ? source.column : ''
  const at = columns.indexOf(column)
  const values = at < 0 ? [] : sample.slice(0, SHOWN).map((row) => row[at] ?? '').filter(Boolean)
  const editable = record.open && source.type !== 'rule'
  // A name of the profile's own stands among the columns while it is chosen.
  const choices = column && !columns.includes(column) ? [column, ...columns] : columns
  return (
    <tr data-field={field.field}>
      <th scope="row" title={field.field}>{name}{field.required ? <b className={styles.required} title={t('required')}>*</b> : null}</th>
      <td>
        {editable ? (
          <Select height="small" aria-label={`${name} · ${t('column')}`} value={column} onChange={(event) => onChange(withColumn(text, record, field.field, event.target.value || null))}>
            <option value="">{source.type === 'value' ? t('fixed', { value: source.value }) : t('none')}</option>
            {choices.map((one) => <option key={one} value={one}>{one}</option>)}
          </Select>
        ) : <span className={styles.quiet}>{source.type === 'value' ? t('fixed', { value: source.value }) : source.type === 'column' ? source.column : source.type === 'rule' ? t('rule') : t('none')}</span>}
      </td>
      <td>
        {editable && source.type === 'column' ? (
          <Select height="small" aria-label={`${name} · ${t('transform')}`} value={source.as} onChange={(event) => onChange(withColumn(text, record, field.field, column, transforms.find((one) => one === event.target.value) ?? ''))}>
            <option value="">{t('asIs')}</option>
            {transforms.map((one) => <option key={one} value={one}>{language === 'en' ? transformNames[one].en : transformNames[one].zh}</option>)}
          </Select>
        ) : null}
      </td>
      <td className={styles.sample} title={values.join('\n')}>{values.join(' · ')}</td>
    </tr>
  )
}

/** A mapping field by field, each with the column it is read from. */
export function MappingTable(props: Props) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const model = readMapping(props.text)
  if (model.problem !== null) return <p className={styles.problem} role="alert">{t('badYaml', { reason: model.problem })}</p>
  const unused = model.unused(props.columns)
  return (
    <>
      {model.records.map((record) => (
        <table key={record.index} className={styles.fields}>
          <caption>{kindName(record.kind, language)}</caption>
          <thead><tr><th scope="col">{t('field')}</th><th scope="col">{t('column')}</th><th scope="col">{t('transform')}</th><th scope="col">{t('firstValues')}</th></tr></thead>
          <tbody>{record.fields.map((field) => <FieldRow key={field.field} {...props} record={record} field={field} />)}</tbody>
        </table>
      ))}
      {unused.length ? <p className={styles.unused}>{t('unused', { columns: unused.join(language === 'en' ? ', ' : '、') })}</p> : null}
    </>
  )
}
