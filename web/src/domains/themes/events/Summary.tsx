import { useInfiniteQuery } from '@tanstack/react-query'
import { themes } from '@pandora/contract/domains/themes/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from '../../../lib/api/call.ts'
import type { CallFailure } from '../../../lib/api/failure.ts'
import { operationKey, useKeyed } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty, ErrorState, Skeleton } from '../../../ui/States.tsx'
import { CommonSource } from '../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../ui/source/useSources.ts'
import { themeTexts } from '../texts.ts'
import styles from './Events.module.css'
import { Text } from '../../../ui/kit/Text.tsx'

type Page = OutputOf<typeof themes.eventSummary>
const PAGE = 20

/** Documents that name the theme or tell of its members' events, newest first (THEME-18). */
export function Summary({ themeId, onDocument }: { themeId: string; onDocument: (newsId: string) => void }) {
  const t = useTexts(themeTexts)
  const keyed = useKeyed()
  const query = useInfiniteQuery<Page, CallFailure, { pages: Page[] }, readonly unknown[], number>({
    queryKey: [...operationKey(themes.eventSummary, { themeId }, keyed), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(themes.eventSummary, { themeId, page: pageParam, size: PAGE }, { signal, context: keyed }),
    initialPageParam: 0,
    getNextPageParam: (last, _all, page) => (last.hasMore ? page + 1 : undefined),
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const items = data?.pages.flatMap(({ eventSummaryList }) => eventSummaryList)
  const { common, sourceOf } = useSources(items ?? [])
  if (!items)
    return error ? (
      <ErrorState
        failure={error}
        onRetry={() => {
          void refetch()
        }}
      />
    ) : (
      <Skeleton count={10} height={44} />
    )
  if (items.length === 0) return <Empty why={t('summaryNone')} />
  return (
    <div className={styles.scroll}>
      <CommonSource of={common} />
      <ul className={styles.list} aria-label={t('summary')}>
        {items.map((one) => (
          <li key={one.newsId}>
            <button
              type="button"
              className={styles.document}
              data-effect={one.effect ?? 'none'}
              onClick={() => onDocument(one.newsId)}
            >
              <span className={styles.headline} lang={one.language === 'en' ? 'en' : 'zh-CN'}>
                {one.title}
              </span>
              <span className={styles.source}>
                <i aria-hidden="true">
                  {one.effect === 'risk' ? '▼' : one.effect === 'opportunity' ? '▲' : one.effect === null ? '–' : '•'}
                </i>
                <span className="visually-hidden">
                  {one.effect === null ? t('notRead') : t(`effect_${one.effect}`)}
                </span>
                {one.precision === 'instant' ? dateTime(one.newsTimestamp) : one.newsDay} · {t(`kind_${one.kind}`)} ·{' '}
                <Text>{sourceOf(one)}</Text>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {error ? (
        <ErrorState
          failure={error}
          onRetry={() => {
            void fetchNextPage()
          }}
          withOld
        />
      ) : null}
      {hasNextPage ? (
        <p className={styles.end}>
          <Button
            size="small"
            busy={isFetchingNextPage}
            onClick={() => {
              void fetchNextPage()
            }}
          >
            {t('more')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
