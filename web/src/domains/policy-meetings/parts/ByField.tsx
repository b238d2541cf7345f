import { policyFields } from '@pandora/contract/domains/policy-meetings/shapes'
import { useTexts } from '../../../lib/texts.ts'
import { Row as Line } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'
import { isChange, isMove, type Row } from '../words.ts'
import { ChangeList } from './ChangeList.tsx'
import type { Touch } from './ChangeRow.tsx'

interface Props {
  rows: readonly Row[]
  touchOf: ReadonlyMap<number, Touch>
  chosen: number | null
  onChoose: (row: number) => void
}

/** The comparison as a table by field of policy: what changed, and of fields without a change what stayed. */
export function ByField({ rows, ...shared }: Props) {
  const t = useTexts(meetingTexts)
  const told = rows.filter((row) => isChange(row) || isMove(row) || row.change === 'same')
  const groups = [...policyFields, null].flatMap((field) => {
    const own = told.filter((row) => (field === null ? row.fields.length === 0 : row.fields.includes(field)))
    const name = field === null ? t('noField') : t(`field_${field}`)
    return own.length === 0 ? [] : [{ name, own, changed: own.filter(isChange).length }]
  })
  return groups.map(({ name, own, changed }) => (
    <section key={name} aria-label={name}>
      <Line gap={4} className={styles.group}>
        <Text as="h3" strong size="text">
          {name}
        </Text>
        <Text size="small" tone={changed > 0 ? 'accent' : 'quiet'}>
          {`${changed} / ${own.length}`}
        </Text>
      </Line>
      <ChangeList label={name} rows={own} {...shared} />
    </section>
  ))
}
