import { areaBases } from '@pandora/contract/domains/policy/library-operations'
import { policy } from '@pandora/contract/domains/policy/operations'
import type { policyRoomViews } from '@pandora/contract/domains/policy/rooms'
import { ProvinceGrid } from '../../../charts/provinces/ProvinceGrid.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../Policy.module.css'
import { policyTexts } from '../texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'

const topics = ['analysis'] as const

/**
 * Provinces coloured by how many documents their bodies issued, or name them; none at 0, never under 0.4 (POLICY-14).
 * Beside it the table of those that have any, which alone stands on a phone, where squares are too small for a finger.
 */
export default function MapView({ parameters, setParameters }: ViewProps<typeof policyRoomViews.map>) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const phone = usePhone()
  const missing = useMissing()
  useReread(policy.areas, topics)
  const { area, region } = parameters
  const query = useOperation(policy.areas, { area }, { keepPrevious: true })
  const choose = (next: string | null) => setParameters({ region: next ?? '' })
  return (
    <ViewBody
      answer={query}
      empty={({ dataList }) => (dataList.every(({ count }) => count === 0) ? missing(t('noRegions')) : undefined)}
      note={() => t('mapNote')}
      table={({ dataList }) =>
        exportTable(
          t('regions'),
          [
            { key: 'region', title: t('region'), value: (row) => named(row.nameZh, row.nameEn, language) },
            { key: 'count', title: t('count'), value: ({ count }) => count },
          ],
          dataList.toSorted((one, other) => other.count - one.count),
        )
      }
      controls={
        <Row gap={2}>
          <SegmentedControl
            label={t('area')}
            value={area}
            onChange={(next) => setParameters({ area: next })}
            options={areaBases.map((value) => ({ value, text: t(`area_${value}`) }))}
          />
          {phone ? null : (
            <SegmentedControl
              label={t('regionsAs')}
              value={parameters.as}
              onChange={(as) => setParameters({ as })}
              options={(['map', 'table'] as const).map((value) => ({ value, text: t(`as_${value}`) }))}
            />
          )}
        </Row>
      }
    >
      {({ dataList }) =>
        phone || parameters.as === 'table' ? (
          <div className={styles.scroll} data-list data-grows>
            {dataList
              .filter(({ count }) => count > 0)
              .toSorted((one, other) => other.count - one.count)
              .map((row) => (
                <button
                  key={row.region}
                  type="button"
                  data-item
                  className={styles.line}
                  aria-pressed={row.region === region}
                  onKeyDown={moveByArrows}
                  onClick={() => choose(row.region === region ? null : row.region)}
                >
                  <Text>{named(row.nameZh, row.nameEn, language)}</Text>
                  <b>{number(row.count, { digits: 0 })}</b>
                </button>
              ))}
          </div>
        ) : (
          <ProvinceGrid
            label={t('regions')}
            provinces={dataList.map((row) => ({ ...row, name: named(row.nameZh, row.nameEn, language) }))}
            chosen={region ?? null}
            onChoose={choose}
          />
        )
      }
    </ViewBody>
  )
}
