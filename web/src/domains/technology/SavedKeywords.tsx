import { technology } from '@pandora/contract/domains/technology/operations'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

const topics = ['documents'] as const

/** Keywords that the user keeps, each with how many documents are new; choosing one is looking at it (HUAKONG-10). */
export function SavedKeywords({ keyword, onKeyword }: { keyword: string; onKeyword: (keyword: string) => void }) {
  const t = useTexts(technologyTexts)
  useReread(technology.saved, topics)
  const { data } = useOperation(technology.saved, {})
  const looked = useAction(technology.looked, { invalidates: [technology.saved] })
  if (!data || data.total === 0) return null
  return (
    <ul className={styles.saved} aria-label={t('saved')}>
      {data.dataList.map((one) => (
        <li key={one.keywordId}>
          <button
            type="button"
            aria-pressed={one.keyword === keyword}
            title={t('freshOf', { keyword: one.keyword, count: number(one.fresh, { digits: 0 }) })}
            onClick={() => {
              onKeyword(one.keyword)
              looked.mutate({ keywordId: one.keywordId })
            }}
          >
            {one.keyword}
            {one.fresh > 0 ? (
              <Text size="small" tone="accent">
                {t('fresh', { count: number(one.fresh, { digits: 0 }) })}
              </Text>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
