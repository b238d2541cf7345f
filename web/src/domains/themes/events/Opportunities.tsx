import { useState } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { PointFigure } from '../../impact/offers/scores/Scores.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { codeOf, nameOf } from '../model.ts'
import { themeTexts } from '../texts.ts'
import inner from '../Inner.module.css'
import styles from './Events.module.css'
import type { Side } from './useLatest.ts'
import { Text } from '../../../ui/kit/Text.tsx'

const SIZE = 10

/** Companies by the points of one side, with the events behind them, ten a page (THEME-09). */
export function Opportunities({ themeId, onCompany }: { themeId: string; onCompany: (companyId: string) => void }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const [side, setSide] = useState<Side>('opportunity')
  const [page, setPage] = useState(0)
  const query = useOperation(themes.opportunities, { themeId, side, page, size: SIZE }, { keepPrevious: true })
  return (
    <div className={inner.view}>
      <div className={inner.bar}>
        <SegmentedControl
          label={t('sideOf')}
          value={side}
          onChange={(next) => {
            setSide(next)
            setPage(0)
          }}
          options={[
            { value: 'opportunity', text: t('opportunities') },
            { value: 'risk', text: t('risks') },
          ]}
        />
      </div>
      <Answer query={query} waiting={<Skeleton count={SIZE} height={44} />}>
        {(data) =>
          data.total === 0 ? (
            <Empty why={t('opportunitiesNone')} />
          ) : (
            <>
              <ul
                className={`${styles.list} ${styles.scroll}`}
                aria-label={t(side === 'risk' ? 'risks' : 'opportunities')}
              >
                {data.dataList.map((one) => (
                  <li key={`${one.themeId} ${one.companyId}`} className={styles.ranked}>
                    <button type="button" className={styles.company} onClick={() => onCompany(one.companyId)}>
                      <Text>{nameOf(one, language, codeOf(one.companyId))}</Text>
                    </button>
                    <span className={styles.rankedPoints}>
                      <PointFigure value={one.points} side={one.side} />
                      <small title={t('contributionLong')}>
                        {t('contribution')} {number(one.contribution, { digits: 2 })}
                      </small>
                    </span>
                    {one.events[0] ? (
                      <ScreenLink
                        to={`/index/event/${encodeURIComponent(one.events[0].eventId)}`}
                        className={styles.rankedEvent}
                      >
                        {named(
                          one.events[0].titleZh,
                          one.events[0].titleEn,
                          language,
                          word('event', one.events[0].type),
                        )}
                      </ScreenLink>
                    ) : (
                      <span className={styles.quiet}>–</span>
                    )}
                  </li>
                ))}
              </ul>
              <Pager page={page} total={data.total} size={SIZE} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </div>
  )
}
