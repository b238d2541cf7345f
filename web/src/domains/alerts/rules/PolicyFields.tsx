import { followedBy } from '@pandora/contract/domains/alerts/terms'
import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { policy } from '@pandora/contract/domains/policy/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { SelectField } from '../../../ui/Select.tsx'
import styles from '../Alerts.module.css'
import { alertTexts } from '../texts.ts'
import { nobody, type Followed } from './draft.ts'

type Offered = Omit<Followed, 'by'>

/** What there is to follow of a kind; what is chosen stays offered though no document has it now. */
function useOffered({ by, ...chosen }: Followed): Offered[] {
  const departments = useOperation(policy.departments, {}, { enabled: by === 'department' })
  const topics = useOperation(policyTopics.tree, {}, { enabled: by === 'topic' })
  const series = useOperation(policyMeetings.series, {}, { enabled: by === 'series' })
  const offered: Offered[] =
    by === 'department'
      ? (departments.data?.dataList ?? []).flatMap(({ dataList }) =>
          dataList.map(({ department, nameEn }) => ({ value: department, valueZh: department, valueEn: nameEn })),
        )
      : by === 'topic'
        ? (topics.data?.dataList ?? []).flatMap(({ dataList }) =>
            dataList.map(({ topicId, nameZh, nameEn }) => ({ value: topicId, valueZh: nameZh, valueEn: nameEn })),
          )
        : (series.data?.dataList ?? []).map(({ key, nameZh, nameEn }) => ({
            value: key,
            valueZh: nameZh,
            valueEn: nameEn,
          }))
  return chosen.value === '' || offered.some(({ value }) => value === chosen.value) ? offered : [chosen, ...offered]
}

/** Whose or what new policy documents are waited for. */
export function PolicyFields({ followed, onChange }: { followed: Followed; onChange: (followed: Followed) => void }) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const offered = useOffered(followed)
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('followedBy')}
        value={followed.by}
        onChange={({ target }) => onChange(nobody(followedBy.find((one) => one === target.value) ?? 'department'))}
      >
        {followedBy.map((by) => (
          <option key={by} value={by}>
            {t(`followed_${by}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t(`followed_${followed.by}`)}
        value={followed.value}
        onChange={({ target }) => {
          const found = offered.find(({ value }) => value === target.value)
          onChange(found ? { by: followed.by, ...found } : nobody(followed.by))
        }}
      >
        <option value="">{t('chooseFollowed')}</option>
        {offered.map(({ value, valueZh, valueEn }) => (
          <option key={value} value={value}>
            {named(valueZh, valueEn, language)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
