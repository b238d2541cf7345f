import { companies } from '@pandora/contract/domains/companies/operations'
import { markets } from '@pandora/contract/domains/markets/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { Course } from '../../charts/Course.tsx'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import styles from './Overview.module.css'
import { overviewTexts } from './texts.ts'
import { ofChange } from '../../ui/basis/basis.ts'

type Index = OutputOf<typeof markets.status>['indexes'][number]

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28')

function IndexCourse({ index }: { index: Index }) {
  const t = useTexts(overviewTexts)
  const language = useLanguage()
  const go = useGo()
  const name = named(index.nameZh, index.nameEn, language, index.securityId)
  const query = useOperation(companies.stockPrice, {
    securityId: index.securityId,
    from: yearBefore(index.date),
    to: index.date,
  })
  return (
    <Tile
      title={name}
      context={t('year')}
      className={styles.index}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      source={<ProvenanceLink provenance={query.data?.provenance} />}
      menu={[{ text: t('open'), run: () => go(`/index/company/${encodeURIComponent(index.securityId)}`) }]}
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {({ date, close }) =>
          date.length < 2 ? (
            <Empty why={t('marketNone')} />
          ) : (
            <div className={styles.course}>
              <p className={styles.quote}>
                <Figure value={index.close} strong />
                <Figure value={index.changeRate} basis={ofChange(index.changeAdjusted)} as="percent" change arrow />
                <span className={styles.dim}>{t('closeOn', { date: index.date })}</span>
              </p>
              <Course name={name} days={date} values={close} />
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}

/** The first index of the market over its last year: what there is to look at while nothing is watched. */
export function IndexTile() {
  const { data } = useOperation(markets.status, {})
  const index = data?.indexes[0]
  return index ? <IndexCourse key={index.securityId} index={index} /> : null
}
