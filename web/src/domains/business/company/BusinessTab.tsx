import { business, dimensions, reportKinds } from '@pandora/contract/domains/business/operations'
import { useAddressField, useAsOf, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useRoot } from '../../../lib/store.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { ConcentrationTile } from './ConcentrationTile.tsx'
import { CutTile } from './CutTile.tsx'
import { GrowthTile } from './GrowthTile.tsx'
import { ReportPanel } from './row/ReportPanel.tsx'
import { useRow } from './row/row.ts'
import { useWords } from './useWords.ts'
import styles from './BusinessTab.module.css'

/** Year of an address field, as an operation takes it. */
const yearIn = (text: string): number | undefined => (/^\d{4}$/.test(text) ? Number(text) : undefined)

/** What the company lives on, over the years: by product, industry and region, with growth and concentration. */
export default function BusinessTab({ profile: { companyId } }: TabProps) {
  const { t } = useWords()
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const [kindText, setKind] = useAddressField('kind')
  const [shown, setShown] = useAddressField('shown')
  const [from, setFrom] = useAddressField('from')
  const [to, setTo] = useAddressField('to')
  const [row, open] = useRow()
  const kind = reportKinds.find((one) => one === kindText) ?? 'year'
  const query = useOperation(business.turnover, { companyId, kind }, { keepPrevious: true })
  const growth = useOperation(
    business.growth,
    {
      companyId,
      kind,
      series: ['revenue', 'operatingProfit', 'netProfit', 'segment'],
      ...(yearIn(from) === undefined ? {} : { from: yearIn(from) }),
      ...(yearIn(to) === undefined ? {} : { to: yearIn(to) }),
    },
    { keepPrevious: true },
  )
  const action = asOf
    ? { text: t('toLatest'), run: () => setAsOf(null) }
    : admin
      ? { text: t('importSegments'), run: () => go('/index/imports') }
      : undefined
  return (
    <>
      <TabBody className={styles.grid}>
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {(data) =>
            data.absence !== null ? (
              <Empty why={t(data.absence === 'NOT_KNOWN_YET' ? 'segmentsLater' : 'noSegments')} action={action} />
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
                  <CutTile
                    key={type}
                    type={type}
                    data={data}
                    growth={growth.data}
                    share={shown === 'share'}
                    className={styles[type]}
                  />
                ))}
                {growth.data ? (
                  <GrowthTile
                    data={growth.data}
                    from={from}
                    to={to}
                    onSpan={(first, last) => {
                      if (first !== from) setFrom(first)
                      if (last !== to) setTo(last)
                    }}
                    className={styles.growth}
                  />
                ) : (
                  <div className={styles.growth}>
                    <Skeleton shape="block" />
                  </div>
                )}
                <ConcentrationTile companyId={companyId} kind={kind} className={styles.concentration} />
              </>
            )
          }
        </Answer>
      </TabBody>
      {row ? <ReportPanel companyId={companyId} row={row} onClose={() => open(null)} /> : null}
    </>
  )
}
