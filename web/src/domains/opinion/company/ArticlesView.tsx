import { ExternalLink } from 'lucide-react'
import { stances } from '@pandora/contract/domains/analysis/operations'
import { opinion } from '@pandora/contract/domains/opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { Select } from '../../../ui/Select.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { useOpened } from '../../documents/offers/useOpened.ts'
import { writtenIn } from '../../../ui/language/writtenIn.ts'
import styles from './Opinion.module.css'
import { StanceBar } from './StanceBar.tsx'
import type { opinionViews } from '../parameters.ts'
import { opinionTexts } from './texts.ts'
import { OutLink } from '../../../ui/OutLink.tsx'
import { Text } from '../../../ui/kit/Text.tsx'

type Article = OutputOf<typeof opinion.articles>['dataList'][number]
/** Posts a page (COMP-16). */
const PAGE = 10

/**
 * Posts of the forums on a company, ten a page; there is more exactly when a page came back full (COMP-16, COMP-41).
 */
export default function ArticlesView({ parameters, setParameters }: ViewProps<typeof opinionViews.articles>) {
  const t = useTexts(opinionTexts)
  const word = useVocabulary()
  const missing = useMissing()
  const language = useLanguage()
  const [opened, open] = useOpened()
  const { companyId = '', platform, stance } = parameters
  const pages = usePages(
    opinion.articles,
    { companyId, ...(platform ? { platform } : {}), ...(stance ? { stance } : {}) },
    PAGE,
  )
  const { data } = useOperation(opinion.articles, { companyId })
  const nameOf = (one: Article['platform']) => {
    const known = data?.platforms.find((other) => other.platform === one)
    return known ? named(known.nameZh, known.nameEn, language) : one
  }
  const filtered = platform !== '' || stance !== ''
  const clear = { text: t('clearFilter'), run: () => setParameters({ platform: null, stance: null }) }
  const columns: Column<Article>[] = [
    { key: 'date', title: t('date'), value: (row) => row.publishDateZh },
    { key: 'platform', title: t('platform'), value: (row) => nameOf(row.platform) },
    { key: 'author', title: t('author'), value: (row) => row.author?.name ?? null },
    { key: 'text', title: t('text'), value: (row) => row.summary || row.title },
    {
      key: 'stance',
      title: t('stance'),
      value: (row) => (row.stance ? word('stance', row.stance) : null),
    },
    ...(['many', 'empty', 'neutral', 'irrelevant'] as const).map((side) => ({
      key: side,
      title: `${t(side)} %`,
      value: (row: Article) => row.percentages?.[side] ?? null,
    })),
  ]
  return (
    <ViewBody
      answer={{ ...answerOf(pages), error: pages.items.length ? null : pages.error }}
      empty={({ length }) =>
        length ? undefined : missing(t(filtered ? 'noArticlesOfFilter' : 'noArticles'), filtered ? clear : undefined)
      }
      table={(rows) => exportTable(t('articles'), columns, rows)}
      controls={
        <>
          <Select
            height="small"
            aria-label={t('platform')}
            value={platform}
            onChange={({ target }) =>
              setParameters({ platform: postPlatforms.find((one) => one === target.value) ?? '' })
            }
          >
            <option value="">{t('allPlatforms')}</option>
            {postPlatforms.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
          <Select
            height="small"
            aria-label={t('stance')}
            value={stance}
            onChange={({ target }) => setParameters({ stance: stances.find((one) => one === target.value) ?? '' })}
          >
            <option value="">{t('allStances')}</option>
            {stances.map((one) => (
              <option key={one} value={one}>
                {word('stance', one)}
              </option>
            ))}
          </Select>
        </>
      }
    >
      {(items) => (
        <>
          <ul aria-label={t('articles')} className={styles.articles} data-list>
            {items.map((item) => (
              <li key={item.newsId}>
                <button
                  type="button"
                  data-item
                  onKeyDown={moveByArrows}
                  aria-current={opened === item.newsId ? 'true' : undefined}
                  onClick={() => open(item.newsId)}
                >
                  <span className={styles.meta}>
                    <Text as="b">{nameOf(item.platform)}</Text>
                    <span lang={writtenIn(item.author?.name)}>{item.author?.name ?? t('anonymous')}</span>
                    <time dateTime={item.newsDay}>{item.publishDateZh.slice(0, 16)}</time>
                    {item.likes === null ? null : <span>{t('likes', { count: item.likes })}</span>}
                    {item.replies === null ? null : <span>{t('replies', { count: item.replies })}</span>}
                    {item.copies > 0 ? <span>{t('copies', { count: item.copies })}</span> : null}
                  </span>
                  <span className={styles.words} lang={item.language === 'en' ? 'en' : 'zh-CN'}>
                    {item.summary || item.title}
                  </span>
                  <StanceBar percentages={item.percentages} absent={t('unreadPost')} />
                </button>
                <OutLink className={styles.link} to={item.url}>
                  {t('original')} <ExternalLink size={12} aria-hidden="true" />
                </OutLink>
              </li>
            ))}
          </ul>
          {pages.error ? <ErrorState failure={pages.error} onRetry={pages.loadMore} withOld /> : null}
          <div className={styles.more}>
            {pages.hasMore ? (
              <Button busy={pages.isFetchingMore} onClick={pages.loadMore}>
                {t(pages.isFetchingMore ? 'loading' : 'more')}
              </Button>
            ) : (
              <span>{t('allRead')}</span>
            )}
          </div>
        </>
      )}
    </ViewBody>
  )
}
