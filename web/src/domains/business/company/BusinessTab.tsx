import { business, dimensions, reportKinds } from '@pandora/contract/domains/business/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { ReportPanel } from './row/ReportPanel.tsx'
import { useRow } from './row/row.ts'
import { useWords } from './useWords.ts'
import styles from './BusinessTab.module.css'
import { useAddressField } from '../../../lib/address.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { concentrationView, cutView, growthView } from '../views.ts'
import { useNoSegments } from './useNoSegments.ts'

/** What the company lives on, over the years: by product, industry and region, with growth and concentration. */
export default function BusinessTab({ profile: { companyId } }: TabProps) {
  const { t } = useWords()
  const none = useNoSegments()
  const [kindText, setKind] = useAddressField('kind')
  const [shown, setShown] = useAddressField('shown')
  const [row, open] = useRow()
  const kind = reportKinds.find((one) => one === kindText) ?? 'year'
  const query = useOperation(business.turnover, { companyId, kind }, { keepPrevious: true })
  const given = { companyId }
  return (
    <>
      <TabBody className={styles.grid}>
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {(data) =>
            data.absence !== null ? (
              <Empty {...none(data.absence)} />
            ) : (
              <>
                <div className={styles.bar}>
                  <SegmentedControl
                    label={t('kinds')}
                    value={kind}
                    onChange={(next) => setKind(next === 'year' ? '' : next)}
                    options={reportKinds.flatMap((value) => {
                      const found = data.kinds.find((one) => one.kind === value)
                      return found || value === kind
                        ? [{ value, text: `${t(`kind_${value}`)} ${found?.years ?? 0}` }]
                        : []
                    })}
                  />
                  <SegmentedControl
                    label={t('measure')}
                    value={shown === 'share' ? 'share' : 'revenue'}
                    onChange={(next) => setShown(next === 'share' ? 'share' : '')}
                    options={[
                      { value: 'revenue', text: t('asRevenue') },
                      { value: 'share', text: t('asShare') },
                    ]}
                  />
                </div>
                {dimensions.map((type) => (
                  <ViewTile
                    key={type}
                    view={cutView}
                    given={{ companyId, type }}
                    title={t(type)}
                    className={styles[type]}
                  />
                ))}
                <ViewTile view={growthView} given={given} className={styles.growth} />
                <ViewTile view={concentrationView} given={given} className={styles.concentration} />
              </>
            )
          }
        </Answer>
      </TabBody>
      {row ? <ReportPanel companyId={companyId} row={row} onClose={() => open(null)} /> : null}
    </>
  )
}
