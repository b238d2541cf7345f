import { companies } from '@pandora/contract/domains/companies/operations'
import { markets } from '@pandora/contract/domains/markets/operations'
import { Course } from '../../../charts/Course.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { ofChange } from '../../../ui/basis/basis.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Overview.module.css'
import { overviewTexts } from '../texts.ts'

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28')

/** The first index of the market over its last year. */
export default function IndexView() {
  const t = useTexts(overviewTexts)
  const language = useLanguage()
  const status = useOperation(markets.status, {})
  const index = status.data?.indexes[0]
  const prices = useOperation(
    companies.stockPrice,
    { securityId: index?.securityId ?? '', from: index ? yearBefore(index.date) : '', to: index?.date ?? '' },
    { enabled: index !== undefined },
  )
  const name = index ? named(index.nameZh, index.nameEn, language, index.securityId) : ''
  const none = status.data && !index ? { date: [], close: [], provenance: null } : undefined
  return (
    <ViewBody
      answer={{
        data: none ?? prices.data,
        error: status.error ?? prices.error,
        isFetching: status.isFetching || prices.isFetching,
        refetch: () => [status, ...(index ? [prices] : [])].forEach((query) => void query.refetch()),
      }}
      context={index ? `${name} · ${t('year')}` : null}
      source={({ provenance }) => (provenance ? <ProvenanceLink provenance={provenance} /> : null)}
      empty={({ date }) => (date.length < 2 ? { why: t('marketNone') } : undefined)}
      table={({ date, close }) => ({
        name,
        head: [t('date'), t('last')],
        rows: date.map((day, at) => [day, close[at] ?? null]),
      })}
    >
      {({ date, close }) => (
        <div className={styles.course}>
          <p className={styles.quote}>
            <Figure value={index?.close} strong />
            <Figure
              value={index?.changeRate}
              basis={ofChange(index?.changeAdjusted === true)}
              as="percent"
              change
              arrow
            />
            <span className={styles.dim}>{index ? t('closeOn', { date: index.date }) : null}</span>
          </p>
          <Course name={name} days={date} values={close} />
        </div>
      )}
    </ViewBody>
  )
}
