import { policy } from '@pandora/contract/domains/policy/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { Named } from '../../../ui/kit/Named.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { policyViews } from '../parameters.ts'
import styles from '../Policy.module.css'
import { policyTexts } from '../texts.ts'
import { levelName } from '../words.ts'
import { loadedBy } from './filter.ts'

const topics = ['analysis'] as const
const whole = (count: number) => number(count, { digits: 0 })

/** Issuing departments in their three groups with sums; one chosen loads the library (POLICY-13, POLICY-16). */
export default function DepartmentsView({ parameters, setParameters }: ViewProps<typeof policyViews.departments>) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const missing = useMissing()
  useReread(policy.departments, topics)
  const query = useOperation(policy.departments, {})
  const chosen = parameters.by === 'department' ? parameters.value : undefined
  return (
    <ViewBody
      answer={query}
      empty={({ dataList }) => (dataList.every(({ sum }) => sum === 0) ? missing(t('noDepartments')) : undefined)}
      table={({ dataList }) =>
        exportTable(
          t('departments'),
          [
            { key: 'level', title: t('type'), value: ({ type }) => levelName(type) },
            { key: 'name', title: t('department'), value: (row) => named(row.department, row.nameEn, language) },
            { key: 'count', title: t('count'), value: ({ count }) => count },
          ],
          dataList.flatMap(({ type, dataList: own }) => own.map((row) => ({ ...row, type }))),
        )
      }
    >
      {({ dataList }) => (
        <div className={styles.scroll} data-list>
          {dataList.map(({ type, dataList: own, sum }) =>
            own.length === 0 ? null : (
              <section key={type} aria-label={levelName(type)}>
                <h3 className={styles.group}>
                  {levelName(type)} <span>{whole(sum)}</span>
                </h3>
                {own.map(({ department, nameEn, count }) => (
                  <button
                    key={department}
                    type="button"
                    data-item
                    className={styles.line}
                    aria-pressed={department === chosen}
                    onKeyDown={moveByArrows}
                    onClick={() => setParameters(loadedBy('department', department === chosen ? null : department))}
                  >
                    <Named zh={department} en={nameEn} />
                    <b>{whole(count)}</b>
                  </button>
                ))}
              </section>
            ),
          )}
        </div>
      )}
    </ViewBody>
  )
}
