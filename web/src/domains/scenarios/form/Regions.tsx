import { supply } from '@pandora/contract/domains/supply/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SeatMap } from '../../supply/offers/regions/SeatMap.tsx'
import styles from '../Scenarios.module.css'
import { scenariosTexts } from '../texts.ts'

/** Chooses a province: on a map by how many companies have their seat there, or from a list. */
export function Regions({ onChoose }: { onChoose: (regionCode: string) => void }) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const phone = usePhone()
  const query = useOperation(supply.regions, {})
  return (
    <Answer query={query}>
      {({ dataList, withoutSeat }) => {
        const line = (one: (typeof dataList)[number]) =>
          t('regionLine', {
            region: named(one.nameZh, one.nameEn, language, one.regionCode),
            count: one.companies,
          })
        return (
          <Column gap={4}>
            <Select
              height="large"
              aria-label={t('chooseRegion')}
              value=""
              onChange={(event) => onChoose(event.target.value)}
            >
              <option value="">{t('chooseRegion')}</option>
              {dataList.map((one) => (
                <option key={one.regionCode} value={one.regionCode}>
                  {line(one)}
                </option>
              ))}
            </Select>
            {phone ? null : (
              <div className={styles.map}>
                <SeatMap
                  label={t('regionMap')}
                  regions={dataList}
                  chosen={null}
                  onChoose={(code) => {
                    if (code !== null) onChoose(code)
                  }}
                />
              </div>
            )}
            <Text as="p" size="small" tone="quiet">
              {t('regionMapSays', { without: withoutSeat })}
            </Text>
          </Column>
        )
      }}
    </Answer>
  )
}
