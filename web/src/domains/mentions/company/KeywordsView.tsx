import { writtenIn } from '../../../ui/language/writtenIn.ts'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import { Bursts } from './Bursts.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { mentionsViews } from '../parameters.ts'

type Answered = OutputOf<typeof mentions.keywords>
type Keyword = Answered['dataList'][number]

/** A keyword's bursts in words, and the last text that has it. */
function Detail({ keyword, time }: { keyword: Keyword; time: Answered['time'] }) {
  const t = useTexts(technologyTexts)
  const [, open] = useOpened()
  return (
    <section className={styles.evidence} aria-label={`${t('bursts')} · ${keyword.word}`}>
      <h3>
        <span lang={writtenIn(keyword.word)}>{keyword.word}</span> · {t('bursts')}
      </h3>
      {keyword.bursts.length ? (
        <ul>
          {keyword.bursts.map((one) => (
            <li key={one.first}>
              <p>
                {t('burst', {
                  from: time[one.first] ?? '',
                  to: time[one.last] ?? '',
                  count: one.count,
                  expected: number(one.expected, { digits: 1 }),
                  score: number(one.score, { digits: 1 }),
                })}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('noBursts')}</p>
      )}
      <ul>
        <li>
          <button type="button" onClick={() => open(keyword.latest.newsId)}>
            <span>
              {t('latest')} · {keyword.latest.title}
            </span>
          </button>
        </li>
      </ul>
    </section>
  )
}

/**
 * Keywords week by week with their bursts, and which are new (COMP-43). The word chosen in the cloud is the one chosen
 * here.
 */
export default function KeywordsView({ parameters, setParameters }: ViewProps<typeof mentionsViews.keywords>) {
  const t = useTexts(technologyTexts)
  const missing = useMissing()
  const { companyId = '', word = null } = parameters
  const query = useOperation(mentions.keywords, { companyId })
  const columns: Column<Keyword>[] = [
    {
      key: 'word',
      title: t('word'),
      width: 'minmax(92px, 1.2fr)',
      value: (row) => row.word,
      cell: (row) => (
        <>
          <span lang={writtenIn(row.word)}>{row.word}</span>
          {row.isNew ? <span className={styles.new}>{t('isNew')}</span> : null}
        </>
      ),
    },
    { key: 'count', title: t('count'), width: '60px', figures: true, value: (row) => row.count },
    {
      key: 'weeks',
      title: t('bursts'),
      width: 'minmax(110px, 2fr)',
      value: (row) => row.bursts.length,
      cell: (row) => <Bursts word={row.word} counts={row.counts} bursts={row.bursts} />,
    },
    {
      key: 'score',
      title: t('score'),
      width: '72px',
      figures: true,
      value: (row) => row.score,
      cell: (row) => <Figure value={row.score} digits={1} />,
      wideOnly: true,
    },
    { key: 'firstSeen', title: t('firstSeen'), width: '98px', value: (row) => row.firstSeen, wideOnly: true },
    { key: 'lastSeen', title: t('lastSeen'), width: '98px', value: (row) => row.lastSeen, wideOnly: true },
  ]
  return (
    <ViewBody
      answer={query}
      empty={({ dataList }) => (dataList.length ? undefined : missing(t('noKeywords')))}
      table={({ dataList }) => exportTable(t('keywords'), columns, dataList)}
    >
      {({ dataList, time }) => {
        const chosen = dataList.find((one) => one.word === word)
        return (
          <div className={styles.things}>
            <div className={styles.table}>
              <DataTable
                label={t('keywords')}
                columns={columns}
                rows={dataList}
                rowKey={(row) => row.word}
                chosen={word}
                onChoose={(row) => setParameters({ word: row.word === word ? null : row.word })}
              />
            </div>
            {chosen ? <Detail keyword={chosen} time={time} /> : null}
          </div>
        )
      }}
    </ViewBody>
  )
}
