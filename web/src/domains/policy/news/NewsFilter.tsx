import { policy } from '@pandora/contract/domains/policy/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Select } from '../../../ui/Select.tsx'
import styles from '../Policy.module.css'
import { policyTexts } from '../texts.ts'
import { newsFields, type NewsChoice } from './asked.ts'

const lists = { department: 'departments', region: 'regions', industry: 'industries', category: 'categories' } as const

interface Props {
  chosen: NewsChoice
  onChoose: (field: keyof NewsChoice, value: string | null) => void
}

/** What policy news is filtered by: department, region, industry and class, each with its counts (POLICY-43). */
export function NewsFilter({ chosen, onChoose }: Props) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const { data } = useOperation(policy.newsFilter, {})
  return (
    <Row gap={3} wrap className={styles.filters}>
      {newsFields.map((field) => {
        const options = data?.[lists[field]] ?? []
        const value = chosen[field] ?? ''
        if (options.length === 0 && !value) return null
        return (
          <Select
            key={field}
            height="small"
            className={styles.select}
            aria-label={t(field)}
            value={value}
            onChange={(event) => onChoose(field, event.target.value || null)}
          >
            <option value="">{`${t(field)}: ${t('all')}`}</option>
            {value && !options.some(({ key }) => key === value) ? <option value={value}>{value}</option> : null}
            {options.map(({ key, nameZh, nameEn, count }) => (
              <option key={key} value={key}>
                {`${named(nameZh, nameEn, language, key)} ${number(count, { digits: 0 })}`}
              </option>
            ))}
          </Select>
        )
      })}
    </Row>
  )
}
