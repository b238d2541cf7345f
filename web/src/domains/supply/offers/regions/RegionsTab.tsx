import { supply } from '@pandora/contract/domains/supply/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../../../lib/address.ts'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { useReread } from '../../../../lib/live/useReread.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { usePhone } from '../../../../lib/usePhone.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { Column } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Empty } from '../../../../ui/States.tsx'
import { RegionCompanies } from './RegionCompanies.tsx'
import styles from './Regions.module.css'
import { SeatMap } from './SeatMap.tsx'
import { regionTexts } from './texts.ts'

const topics = ['companies', 'analysis'] as const

/** Provinces by the companies that have their seat there; of the chosen one, who is there. */
export function RegionsTab() {
  const t = useTexts(regionTexts)
  const language = useLanguage()
  const phone = usePhone()
  const [chosen, choose] = useAddressField('region', { push: true })
  const query = useOperation(supply.regions, {})
  useReread(supply.regions, topics)
  const called = (one: OutputOf<typeof supply.regions>['dataList'][number]) =>
    named(one.nameZh, one.nameEn, language, one.regionCode)
  return (
    <Answer query={query}>
      {({ dataList, withoutSeat }) => {
        if (dataList.length === 0) return <Empty why={t('noRegions')} />
        const region = dataList.find((one) => one.regionCode === chosen)
        return (
          <Column gap={5}>
            <Text as="p" size="small" tone="quiet">
              {t('about')}
              {withoutSeat > 0 ? ` ${t('without', { count: withoutSeat })}` : ''}
            </Text>
            <div className={styles.along}>
              {phone ? (
                <Select
                  height="large"
                  aria-label={t('choose')}
                  value={region?.regionCode ?? ''}
                  onChange={(event) => choose(event.target.value)}
                >
                  <option value="">{t('choose')}</option>
                  {dataList.map((one) => (
                    <option key={one.regionCode} value={one.regionCode}>
                      {t('line', { region: called(one), count: one.companies })}
                    </option>
                  ))}
                </Select>
              ) : (
                <div className={styles.map}>
                  <SeatMap
                    label={t('map')}
                    regions={dataList}
                    chosen={region?.regionCode ?? null}
                    onChoose={(code) => choose(code ?? '')}
                  />
                </div>
              )}
              {region ? (
                <Column gap={5}>
                  <Text as="h2" size="lead">
                    {t('companies', { region: called(region) })}
                  </Text>
                  <Text as="p" size="small">
                    {t('figures', {
                      companies: region.companies,
                      sites: region.sites,
                      links: region.links,
                      outward: region.outward,
                    })}
                  </Text>
                  <RegionCompanies key={region.regionCode} regionCode={region.regionCode} name={called(region)} />
                </Column>
              ) : (
                <Text as="p" tone="quiet">
                  {t('pick')}
                </Text>
              )}
            </div>
          </Column>
        )
      }}
    </Answer>
  )
}
