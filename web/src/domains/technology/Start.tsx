import { Bookmark, Lightbulb, Radar } from 'lucide-react'
import { technology } from '@pandora/contract/domains/technology/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Column } from '../../ui/kit/Stack.tsx'
import { Starters, type Starter } from '../../ui/Starters.tsx'
import { KeywordBox } from './KeywordBox.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

/** Keywords to try where no company of the market reports a technology of the list. */
const tried = ['锂电池', 'photovoltaic', '工业机器人', '创新药', 'semiconductor equipment'] as const

/** What stands while there is no keyword: the line to type one, saved ones, and technologies that companies report. */
export function Start({ onKeyword, box = true }: { onKeyword: (keyword: string) => void; box?: boolean }) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const saved = useOperation(technology.saved, {})
  const starts = useOperation(technology.starts, {})
  const own: Starter[] = (saved.data?.dataList ?? []).map(({ keywordId, keyword, fresh }) => ({
    key: keywordId,
    icon: Bookmark,
    kind: t('saved'),
    title: keyword,
    says: t('startFresh', { count: fresh }),
    run: () => onKeyword(keyword),
  }))
  const reported: Starter[] = (starts.data?.dataList ?? []).map((one) => {
    const name = named(one.nameZh, one.nameEn, language, one.id)
    return {
      key: one.id,
      icon: Radar,
      kind: t('hint_term'),
      title: name,
      says: t('startCompanies', { count: one.companies }),
      run: () => onKeyword(name),
    }
  })
  const examples: Starter[] = tried.map((word) => ({
    key: word,
    icon: Lightbulb,
    kind: t('tried'),
    title: word,
    says: t('startTry'),
    run: () => onKeyword(word),
  }))
  return (
    <Column gap={5} className={styles.start}>
      {box ? <KeywordBox keyword="" onKeyword={onKeyword} /> : null}
      <Starters
        title={t('startTitle')}
        about={t('start')}
        starters={[...own, ...(starts.data?.dataList.length === 0 ? examples : reported)]}
      />
    </Column>
  )
}
