import { useState } from 'react'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Popup } from '../../ui/Popup.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { moveByArrows } from '../../ui/listKeys.ts'
import styles from './MarketOpinion.module.css'
import { marketOpinionTexts } from './texts.ts'
import { ratio, whole } from './words.ts'

/** Finds a company by any of its names, each with how posts on it stand (OPINION-42). */
export function SearchCompany({ onChoose }: { onChoose: (companyId: string) => void }) {
  const t = useTexts(marketOpinionTexts)
  const language = useLanguage()
  const [text, setText] = useState('')
  const { data } = useOperation(marketOpinion.companySearch, { text }, { enabled: text !== '', keepPrevious: true })
  return (
    <Popup label={t('pick')} boxed align="end" width={320} face={t('pick')}>
      {(close) => (
        <>
          <SearchField label={t('search')} value={text} onSearch={setText} />
          <ul className={styles.posts} aria-label={t('search')} data-list>
            {(text === '' ? [] : (data?.dataList ?? [])).map((one) => (
              <li key={one.companyId}>
                <button
                  type="button"
                  data-item
                  onKeyDown={moveByArrows}
                  onClick={() => {
                    close()
                    onChoose(one.companyId)
                  }}
                >
                  <Text as="b">{named(one.companyNameZh, one.companyNameEn, language, one.stockCode)}</Text>
                  <span>
                    {[
                      one.stockCode,
                      `${t('heat')} ${whole(one.heat)}`,
                      t('polarityLine', { value: ratio(one.commentManyEmptyPercentage) }),
                    ].join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {text !== '' && data?.total === 0 ? <Text tone="quiet">{t('noFound')}</Text> : null}
        </>
      )}
    </Popup>
  )
}
