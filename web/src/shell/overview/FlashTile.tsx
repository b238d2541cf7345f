import { flash } from '@pandora/contract/domains/flash/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../lib/api/readAgain.ts'
import { useAsOf } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime, longDay } from '../../lib/formats.ts'
import { useLive } from '../../lib/live/useLive.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { DayChange } from '../../domains/figures/offers/DayChange.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import styles from './Overview.module.css'
import { overviewTexts } from './texts.ts'
import { useScreenMenu } from './useScreenMenu.ts'

type Item = OutputOf<typeof flash.dailyFlashList>['dataList'][number]
const SHOWN = 20

function byDay(items: readonly Item[]): [string, Item[]][] {
  const days = new Map<string, Item[]>()
  for (const item of items) days.set(item.newsDay, [...(days.get(item.newsDay) ?? []), item])
  return [...days]
}

function FlashLine({ item, open }: { item: Item; open: boolean }) {
  const language = useLanguage()
  return (
    <li lang={item.language === 'en' ? 'en' : 'zh-CN'}>
      <time>{item.precision === 'instant' ? dateTime(item.newsTimestamp).slice(11) : ''}</time>
      <div>
        {open ? (
          <ScreenLink className={styles.headline} to={`/index/flash/${encodeURIComponent(item.newsId)}`}>
            {item.title}
          </ScreenLink>
        ) : (
          <span className={styles.headline}>{item.title}</span>
        )}
        <p className={styles.about} lang={language}>
          {item.companies.slice(0, 2).map((company) => {
            const name = (language === 'en' ? (company.nameEn ?? company.nameZh) : company.nameZh) ?? company.code
            return (
              <span key={company.companyId}>
                <ScreenLink to={`/index/company/${encodeURIComponent(company.companyId)}`}>{name}</ScreenLink>{' '}
                {company.changeRate === null ? null : (
                  <DayChange
                    rate={company.changeRate}
                    on={company.changeOn}
                    adjusted={company.changeAdjusted}
                    beside={item.newsDay}
                  />
                )}
              </span>
            )
          })}
          <span className={styles.dim}>{named(item.source, item.sourceEn, language)}</span>
        </p>
      </div>
    </li>
  )
}

/** The newest documents known. */
export function FlashTile() {
  const t = useTexts(overviewTexts)
  const language = useLanguage()
  const [asOf] = useAsOf()
  const client = useQueryClient()
  const query = useOperation(flash.dailyFlashList, { page_size: SHOWN })
  const open = useScreenMenu('flash')
  const bring = useScreenMenu('imports', 'import')
  useLive('documents', () => {
    void readAgain(client, [flash.dailyFlashList])
  })
  return (
    <Tile
      title={t('flash')}
      className={styles.flash}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      menu={open ? [open] : []}
    >
      <Answer query={query} waiting={<Skeleton count={8} height={52} />}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <Empty why={asOf ? t('flashNonePast') : t('flashNone')} action={asOf ? undefined : bring} />
          ) : (
            <div className={styles.news}>
              {byDay(dataList).map(([day, items]) => (
                <section key={day} aria-label={longDay(day, language)}>
                  <h3 className={styles.day}>
                    <b>{items[0]?.newsDate}</b>
                    {longDay(day, language)}
                  </h3>
                  <ol>
                    {items.map((item) => (
                      <FlashLine key={item.newsId} item={item} open={open !== undefined} />
                    ))}
                  </ol>
                </section>
              ))}
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
