import { segmentDimensions } from '@pandora/contract/domains/finance-reports/shapes'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { BusinessList } from '../browse/BusinessList.tsx'
import { CompanyList } from '../browse/CompanyList.tsx'
import { PeerList } from '../browse/PeerList.tsx'
import styles from '../Reports.module.css'
import { reportTexts } from '../texts.ts'
import type { browseParameters } from '../parameters.ts'

/** What there are reports of: companies, or businesses and then the companies that have one; both searched. */
export default function BrowseView({ parameters, setParameters }: ViewProps<typeof browseParameters>) {
  const t = useTexts(reportTexts)
  const { by, text = '', dimension, business, companyId } = parameters
  const onText = (next: string) => setParameters({ text: next })
  const onCompany = (next: string) => setParameters({ companyId: next })
  const bar = (
    <>
      <SegmentedControl
        label={t('by')}
        value={by}
        onChange={(next) => setParameters({ by: next, text: null, business: null, dimension: null })}
        options={[
          { value: 'company', text: t('by_company') },
          { value: 'business', text: t('by_business') },
        ]}
      />
      {by === 'business' && business === undefined ? (
        <span className={styles.narrow}>
          <Select
            height="small"
            aria-label={t('dimension')}
            value={dimension ?? ''}
            onChange={(event) => setParameters({ dimension: event.target.value })}
          >
            <option value="">{t('dimension_all')}</option>
            {segmentDimensions.map((one) => (
              <option key={one} value={one}>
                {t(`dimension_${one}`)}
              </option>
            ))}
          </Select>
        </span>
      ) : null}
      {by === 'company' || business === undefined ? (
        <span className={styles.find}>
          <SearchField
            key={by}
            label={t(by === 'company' ? 'searchCompany' : 'searchBusiness')}
            value={text}
            onSearch={onText}
          />
        </span>
      ) : null}
    </>
  )
  if (by === 'company')
    return <CompanyList bar={bar} text={text} chosen={companyId} onText={onText} onChoose={onCompany} />
  return business === undefined ? (
    <BusinessList
      bar={bar}
      text={text}
      dimension={dimension}
      onText={onText}
      onChoose={(next) => setParameters({ business: next })}
    />
  ) : (
    <PeerList
      businessTypeId={business}
      bar={bar}
      chosen={companyId}
      onBack={() => setParameters({ business: null })}
      onChoose={onCompany}
    />
  )
}
