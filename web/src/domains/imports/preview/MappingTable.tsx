import { transforms } from '@pandora/contract/domains/imports/transforms'
import { kindName } from '../kindName.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Select } from '../../../ui/Select.tsx'
import { useState } from 'react'
import { fieldName } from '../fieldNames.ts'
import { valueName } from '../valueNames.ts'
import { readMapping, withColumn, withUnit, withValue } from './mappingModel.ts'
import type { MappedField, MappedRecord, SeriesUnit } from './mappingModel.ts'
import { PeriodFields } from './PeriodFields.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from './Preview.module.css'
import { importTexts } from '../texts.ts'
import { transformNames } from '../transformNames.ts'

interface Props {
  text: string
  columns: readonly string[]
  /** First rows of the file, column by column. */
  sample: readonly (readonly string[])[]
  /** Reasons with which the first rows were refused. */
  refused: ReadonlySet<string>
  onChange: (text: string) => void
}
const SHOWN = 3
/** Stands in the choice of columns for a value that is the same in every row. */
const FIXED = '\u0000fixed'

/** The first of several names, and how many there are. */
const listOf = (names: readonly string[], language: string): string =>
  `${names.slice(0, 4).join(language === 'en' ? ', ' : '、')}${names.length > 4 ? ` … (${names.length})` : ''}`

/** One field: the column it comes from, how that is read, and its first values. */
function FieldRow({
  record,
  field,
  text,
  columns,
  sample,
  onChange,
}: Omit<Props, 'refused'> & { record: MappedRecord; field: MappedField }) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const { source } = field
  const name = fieldName(record.kind, field.field, language)
  const column = source.type === 'column' ? source.column : ''
  const at = columns.indexOf(column)
  const values =
    at < 0
      ? []
      : sample
          .slice(0, SHOWN)
          .map((row) => row[at] ?? '')
          .filter(Boolean)
  const editable = record.open && source.type !== 'rule'
  // A name of the profile's own stands among the columns while it is chosen.
  const own = record.each ? ['$name', '$value'] : []
  const choices = [
    ...(column && !columns.includes(column) && !own.includes(column) ? [column] : []),
    ...own,
    ...columns,
  ]
  const called = (one: string) => (one === '$name' ? t('columnName') : one === '$value' ? t('columnValue') : one)
  return (
    <tr data-field={field.field}>
      <th scope="row" title={field.field}>
        {name}
        {field.required ? (
          <b className={styles.required} title={t('required')}>
            *
          </b>
        ) : null}
      </th>
      <td>
        {editable ? (
          <Select
            height="small"
            aria-label={`${name} · ${t('column')}`}
            value={source.type === 'value' ? FIXED : column}
            onChange={({ target: { value } }) =>
              onChange(
                value === FIXED
                  ? withValue(text, record, field.field, field.choices?.[0] ?? '')
                  : withColumn(text, record, field.field, value || null),
              )
            }
          >
            <option value="">{t('none')}</option>
            <option value={FIXED}>{t('fixedValue')}</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {called(one)}
              </option>
            ))}
          </Select>
        ) : (
          <span className={styles.quiet}>
            {source.type === 'value'
              ? t('fixed', { value: source.value })
              : source.type === 'column'
                ? source.column
                : source.type === 'rule'
                  ? t('rule')
                  : t('none')}
          </span>
        )}
      </td>
      <td>
        {editable && source.type === 'column' ? (
          <Select
            height="small"
            aria-label={`${name} · ${t('transform')}`}
            value={source.as}
            onChange={(event) =>
              onChange(
                withColumn(
                  text,
                  record,
                  field.field,
                  column,
                  transforms.find((one) => one === event.target.value) ?? '',
                ),
              )
            }
          >
            <option value="">{t('asIs')}</option>
            {transforms.map((one) => (
              <option key={one} value={one}>
                {language === 'en' ? transformNames[one].en : transformNames[one].zh}
              </option>
            ))}
          </Select>
        ) : editable && source.type === 'value' ? (
          <FixedValue
            name={name}
            field={field}
            value={source.value === '–' ? '' : source.value}
            onChange={(value) => onChange(withValue(text, record, field.field, value))}
          />
        ) : null}
      </td>
      <td className={styles.sample} title={values.join('\n')}>
        {source.type === 'column' && source.exponent ? (
          <b className={styles.times}>×{(10 ** source.exponent).toLocaleString('en')}</b>
        ) : null}
        {values.join(' · ')}
      </td>
    </tr>
  )
}

/** A value that is the same in every row: one of few, or typed. It is told once the field is left. */
function FixedValue({
  name,
  field,
  value,
  onChange,
}: {
  name: string
  field: MappedField
  value: string
  onChange: (value: string | null) => void
}) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState(value)
  const label = `${name} · ${t('fixedValue')}`
  if (field.choices) {
    return (
      <Select
        height="small"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value || null)}
      >
        {value === '' ? <option value="">{t('none')}</option> : null}
        {field.choices.map((one) => (
          <option key={one} value={one}>
            {valueName(one, language)}
          </option>
        ))}
      </Select>
    )
  }
  return (
    <input
      className={styles.typed}
      aria-label={label}
      value={typed}
      maxLength={200}
      placeholder={/_date$|_on$/.test(field.field) ? '2025-12-31' : ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== value) onChange(typed.trim() || null)
      }}
    />
  )
}

/** Units of the series that the columns are: what no column says, the reader says. */
function Units({
  series,
  text,
  onChange,
}: {
  series: readonly SeriesUnit[]
  text: string
  onChange: (text: string) => void
}) {
  const t = useTexts(importTexts)
  const open = series.filter(({ unit }) => unit === '?').length
  return (
    <section className={styles.units}>
      <h3>
        {t('units')}
        {open ? <Text tone="stale">{t('unitsOpen', { count: open })}</Text> : null}
      </h3>
      {series.map((one) => (
        <label key={`${one.table} ${one.key}`} className={one.unit === '?' ? styles.openUnit : undefined}>
          <span title={one.name}>{one.name}</span>
          <input
            className={styles.typed}
            defaultValue={one.unit === '?' ? '' : one.unit}
            maxLength={40}
            placeholder={t('unitPlaceholder')}
            onBlur={(event) => {
              if ((event.target.value.trim() || '?') !== one.unit) onChange(withUnit(text, one, event.target.value))
            }}
          />
        </label>
      ))}
    </section>
  )
}

/** A mapping field by field, each with the column it is read from. */
export function MappingTable(props: Props) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  if (props.text.trim() === '') return <p className={styles.unused}>{t('noMapping')}</p>
  const model = readMapping(props.text)
  if (model.problem !== null)
    return (
      <p className={styles.problem} role="alert">
        {t('badYaml', { reason: model.problem })}
      </p>
    )
  const unused = model.unused(props.columns)
  return (
    <>
      {model.series.length ? <Units series={model.series} text={props.text} onChange={props.onChange} /> : null}
      {model.periods ? (
        <PeriodFields said={model.periods} refused={props.refused} text={props.text} onChange={props.onChange} />
      ) : null}
      {model.records.map((record) => (
        <table key={record.index} className={styles.fields}>
          <caption>
            {kindName(record.kind, language)}
            {record.each ? (
              <small>
                {t('forEach', {
                  columns: listOf(
                    'of' in record.each
                      ? record.each.of
                      : props.columns.filter(
                          (one) => record.each && 'except' in record.each && !record.each.except.includes(one),
                        ),
                    language,
                  ),
                })}
              </small>
            ) : null}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('transform')}</th>
              <th scope="col">{t('firstValues')}</th>
            </tr>
          </thead>
          <tbody>
            {record.fields.map((field) => (
              <FieldRow key={field.field} {...props} record={record} field={field} />
            ))}
          </tbody>
        </table>
      ))}
      {unused.length ? (
        <p className={styles.unused}>{t('unused', { columns: unused.join(language === 'en' ? ', ' : '、') })}</p>
      ) : null}
    </>
  )
}
