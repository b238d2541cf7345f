import { tones } from '@pandora/contract/domains/analysis/operations'
import { companies } from '@pandora/contract/domains/companies/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { DocumentList } from '../../documents/offers/DocumentList.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import { ChainWays } from './ChainWays.tsx'
import styles from './News.module.css'
import { newsTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { companyViews } from '../parameters.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { NewsRow } from './types.ts'
import type { Column } from '../../../ui/table/DataTable.tsx'

const relations = ['all', 'subject', 'mention', 'chain'] as const
const first = { page: 0, size: 1 }

/** News about a company, mentioning it, and of its whole chain, told apart with their counts (COMP-23); ten a page. */
export default function NewsView({ parameters, setParameters }: ViewProps<typeof companyViews.news>) {
  const t = useTexts(newsTexts)
  const language = useLanguage()
  const missing = useMissing()
  const [opened, open] = useOpened()
  const { companyId = '', relation, copies, source = '', tone } = parameters
  const page = pageIn(parameters.page)
  const once = copies === 'once'
  const narrowed = { once, ...(source ? { source } : {}), ...(tone ? { tone } : {}) }
  const query = useOperation(
    companies.news,
    { companyId, page, size: 10, ...narrowed, ...(relation === 'all' ? {} : { relation }) },
    { keepPrevious: true },
  )
  const facets = useOperation(companies.documentFacets, { companyId, kind: 'news' })
  const totals = {
    all: useOperation(companies.news, { companyId, ...narrowed, ...first }).data?.total,
    subject: useOperation(companies.news, { companyId, ...narrowed, relation: 'subject', ...first }).data?.total,
    mention: useOperation(companies.news, { companyId, ...narrowed, relation: 'mention', ...first }).data?.total,
    chain: useOperation(companies.news, { companyId, ...narrowed, relation: 'chain', ...first }).data?.total,
  }
  const name = (one: (typeof relations)[number]) =>
    totals[one] === undefined
      ? t(`relation_${one}`)
      : t('counted', { name: t(`relation_${one}`), count: number(totals[one], { digits: 0 }) })
  const filtered = relation !== 'all' || source !== '' || tone !== ''
  const choose = (choice: Parameters<typeof setParameters>[0]) => setParameters({ ...choice, page: null })
  const clear = { text: t('clearFilter'), run: () => choose({ relation: null, source: null, tone: null }) }
  const columns: Column<NewsRow>[] = [
    { key: 'day', title: 'publishDateZh', value: (row) => row.publishDateZh },
    {
      key: 'relation',
      title: t('relation'),
      value: ({ relation: one }) => (one ? t(`relation_${one}`) : null),
    },
    { key: 'title', title: t('news'), value: (row) => row.title },
    { key: 'source', title: t('source'), value: (row) => named(row.source, row.sourceEn, language) },
    { key: 'id', title: 'newsId', value: (row) => row.newsId },
  ]
  return (
    <ViewBody
      answer={query}
      source={({ dataList }) => dataList[0]?.newsDay}
      empty={({ total }) =>
        total
          ? undefined
          : filtered
            ? missing(t(relation === 'chain' && !source && !tone ? 'noChain' : 'noNewsOfFilter'), clear)
            : missing(t('noNews'))
      }
      table={({ dataList }) => exportTable(t('news'), columns, dataList)}
      controls={
        <>
          <SegmentedControl
            label={t('relation')}
            value={relation}
            onChange={(next) => choose({ relation: next })}
            options={relations.map((value) => ({ value, text: name(value) }))}
          />
          <Select
            height="small"
            aria-label={t('tone')}
            value={tone}
            onChange={({ target }) => choose({ tone: tones.find((one) => one === target.value) ?? '' })}
          >
            <option value="">{t('allTones')}</option>
            {tones.map((one) => (
              <option key={one} value={one}>
                {t('typeCount', {
                  type: t(`tone_${one}`),
                  count: facets.data?.tones.find((other) => other.tone === one)?.count ?? 0,
                })}
              </option>
            ))}
          </Select>
          <Select
            height="small"
            aria-label={t('source')}
            value={source}
            onChange={({ target }) => choose({ source: target.value })}
          >
            <option value="">{t('allSources')}</option>
            {source && !facets.data?.sources.some((one) => one.source === source) ? (
              <option value={source}>{source}</option>
            ) : null}
            {facets.data?.sources.map((one) => (
              <option key={one.source} value={one.source}>
                {t('sourceCount', { source: named(one.source, one.sourceEn, language), count: one.count })}
              </option>
            ))}
          </Select>
          <Button
            size="small"
            kind="quiet"
            pressed={once}
            title={t('onceWhy')}
            onClick={() => choose({ copies: once ? 'all' : 'once' })}
          >
            {t('once')}
          </Button>
        </>
      }
    >
      {({ dataList, total }) => (
        <>
          <DocumentList
            label={t('news')}
            items={dataList}
            opened={opened}
            onOpen={open}
            summaries
            beside={(item) => (
              <>
                {item.relation && relation === 'all' ? (
                  <span className={styles.relation} data-relation={item.relation}>
                    {t(`relation_${item.relation}`)}
                  </span>
                ) : null}
                {item.copies > 0 ? <span>{t('copies', { count: item.copies })}</span> : null}
              </>
            )}
            under={(item) => <ChainWays ways={item.way} />}
          />
          <Pager page={page} total={total} onPage={(next) => setParameters({ page: pageText(next) })} />
        </>
      )}
    </ViewBody>
  )
}
