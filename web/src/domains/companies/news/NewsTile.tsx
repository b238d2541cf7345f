import { tones } from '@pandora/contract/domains/analysis/operations'
import { companies } from '@pandora/contract/domains/companies/operations'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { DocumentList } from '../../documents/offers/DocumentList.tsx'
import { MissingSource } from '../../documents/offers/MissingSource.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import { usePage } from '../../../lib/usePage.ts'
import { ChainWays } from './ChainWays.tsx'
import styles from './News.module.css'
import { newsTexts } from './texts.ts'

const relations = ['all', 'subject', 'mention', 'chain'] as const
const first = { page: 0, size: 1 }

/** News about a company, mentioning it, and of its whole chain, told apart with their counts (COMP-23); ten a page. */
export function NewsTile({ companyId }: { companyId: string }) {
  const t = useTexts(newsTexts)
  const language = useLanguage()
  const [opened, open] = useOpened()
  const [page, setPage] = usePage()
  const [chosen, choose] = useAddressField('relation')
  const [everyCopy, setEveryCopy] = useAddressField('copies')
  const relation = relations.find((one) => one === chosen) ?? 'all'
  const once = everyCopy === ''
  const [source, setSource] = useAddressField('source')
  const [toneText, setTone] = useAddressField('tone')
  const tone = tones.find((one) => one === toneText)
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
  const filtered = relation !== 'all' || source !== '' || tone !== undefined
  const clear = () => {
    setPage(0)
    choose('')
    setSource('')
    setTone('')
  }
  return (
    <Tile
      title={t('news')}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (query.data.total ? 'ok' : 'empty') : undefined}
      source={query.data?.dataList[0]?.newsDay}
      onExport={
        query.data?.total
          ? () =>
              exportTable(
                t('news'),
                [
                  { key: 'day', title: 'publishDateZh', value: (row) => row.publishDateZh },
                  {
                    key: 'relation',
                    title: t('relation'),
                    value: ({ relation: one }) => (one ? t(`relation_${one}`) : null),
                  },
                  { key: 'title', title: t('news'), value: (row) => row.title },
                  { key: 'source', title: t('source'), value: (row) => named(row.source, row.sourceEn, language) },
                  { key: 'id', title: 'newsId', value: (row) => row.newsId },
                ],
                query.data.dataList,
              )
          : undefined
      }
      controls={
        <>
          <SegmentedControl
            label={t('relation')}
            value={relation}
            onChange={(to) => {
              setPage(0)
              choose(to === 'all' ? '' : to)
            }}
            options={relations.map((value) => ({ value, text: name(value) }))}
          />
          <Select
            height="small"
            aria-label={t('tone')}
            value={tone ?? ''}
            onChange={({ target }) => {
              setPage(0)
              setTone(target.value)
            }}
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
            onChange={({ target }) => {
              setPage(0)
              setSource(target.value)
            }}
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
            onClick={() => {
              setPage(0)
              setEveryCopy(once ? 'all' : '')
            }}
          >
            {t('once')}
          </Button>
        </>
      }
    >
      <Answer query={query} waiting={<Skeleton count={10} height={64} />}>
        {({ dataList, total }) =>
          total === 0 ? (
            <MissingSource
              why={t(!filtered ? 'noNews' : relation === 'chain' && !source && !tone ? 'noChain' : 'noNewsOfFilter')}
              clear={filtered ? { text: t('clearFilter'), run: clear } : undefined}
            />
          ) : (
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
              <Pager page={page} total={total} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </Tile>
  )
}
