import { useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { usePages } from '../../../../lib/api/usePages.ts'
import { dateTime } from '../../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { Row } from '../../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { Empty, ErrorState, Skeleton } from '../../../../ui/States.tsx'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { points, rangeText } from '../../Path.tsx'
import { CommonSource } from '../../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../../ui/source/useSources.ts'
import { choose, useEditor, useEditorStore } from '../state.ts'
import { editorTexts } from '../texts.ts'
import styles from './Flow.module.css'
import { PathChips } from './PathChips.tsx'

type News = OutputOf<typeof chains.flowNews>['dataList'][number]
type Opportunity = OutputOf<typeof chains.flowOpportunities>['dataList'][number]
interface Line {
  key: string
  at: string
  title: string
  to: string
  aside: string
  item: News | Opportunity
}

/** Below the canvas: news and opportunities of everyone on the chain, each with the path that leads to the chosen node (CHAIN-03). */
export function Flow({ chainId }: { chainId: string }) {
  const t = useTexts(editorTexts)
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState<'news' | 'opportunities'>('news')
  const [nodeId] = useEditor(({ selection }) => selection.nodes)
  const saved = useEditor(({ history }) => history.saved.supplyChainGraph)
  const about = saved.nodes.some(({ id, kind }) => id === nodeId && kind !== 'group') ? nodeId : undefined
  return (
    <section className={styles.flow} aria-label={t(tab === 'news' ? 'flowNews' : 'flowOpportunities')} data-open={open}>
      <Row gap={4} className={styles.head}>
        <SegmentedControl
          label={t('flow')}
          value={tab}
          options={[
            { value: 'news', text: t('flowNews') },
            { value: 'opportunities', text: t('flowOpportunities') },
          ]}
          onChange={(next) => {
            setTab(next)
            setOpen(true)
          }}
        />
        <Text size="small" tone="quiet">
          {about === undefined ? t('flowWhole') : t('flowNode')}
        </Text>
        <IconButton
          className={styles.fold}
          size="small"
          label={t(open ? 'flowShut' : 'flowOpen')}
          onClick={() => setOpen(!open)}
        >
          {open ? <ChevronDown size={16} aria-hidden="true" /> : <ChevronUp size={16} aria-hidden="true" />}
        </IconButton>
      </Row>
      {open ? (
        tab === 'news' ? (
          <FlowNews chainId={chainId} nodeId={about} />
        ) : (
          <FlowOpportunities chainId={chainId} nodeId={about} />
        )
      ) : null}
    </section>
  )
}

interface Props {
  chainId: string
  nodeId: string | undefined
}
const SIZE = 50
const DAYS = 30
const inputOf = ({ chainId, nodeId }: Props) => ({ chainId, days: DAYS, ...(nodeId === undefined ? {} : { nodeId }) })

function FlowNews(props: Props) {
  const pages = usePages(chains.flowNews, inputOf(props), SIZE)
  const { common, sourceOf } = useSources(pages.items)
  const lines = pages.items.map((item): Line => ({
    key: `${item.newsId} ${item.nodeId}`,
    at: dateTime(item.newsTimestamp),
    title: item.title,
    to: `/index/documents?news=${encodeURIComponent(item.newsId)}`,
    aside: `${sourceOf(item)}${item.reposts > 1 ? ` ×${item.reposts}` : ''}`,
    item,
  }))
  return <Lines lines={lines} pages={pages} common={common} />
}

function FlowOpportunities(props: Props) {
  const language = useLanguage()
  const t = useTexts(editorTexts)
  const pages = usePages(chains.flowOpportunities, inputOf(props), SIZE)
  const lines = pages.items.map((item): Line => ({
    key: `${item.eventId} ${item.nodeId}`,
    at: item.happenedDay,
    title: (language === 'en' ? item.titleEn : item.titleZh) ?? item.titleZh ?? item.titleEn ?? '–',
    to: `/index/event/${encodeURIComponent(item.eventId)}`,
    aside: t('flowDocuments', { count: item.documents }),
    item,
  }))
  return <Lines lines={lines} pages={pages} />
}

interface Pages {
  error: unknown
  isPending: boolean
  hasMore: boolean
  loadMore: () => void
}

function Lines({ lines, pages, common = '' }: { lines: readonly Line[]; pages: Pages; common?: string }) {
  const t = useTexts(editorTexts)
  const store = useEditorStore()
  const [chosen, setChosen] = useState<string | null>(null)
  if (pages.error) return <ErrorState failure={pages.error} />
  if (pages.isPending) return <Skeleton count={4} />
  if (lines.length === 0) return <Empty why={t('flowNone', { days: DAYS })} />
  const light = ({ key, item }: Line) => {
    const off = chosen === key
    setChosen(off ? null : key)
    store.setState({ lit: off ? [] : item.path.map(({ nodeId }) => nodeId) })
  }
  return (
    <div className={styles.scroll}>
      <CommonSource of={common} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('flowAt')}</th>
            <th>{t('flowDirection')}</th>
            <th>{t('flowPath')}</th>
            <th>{t('flowTitle')}</th>
            <th className={styles.figure}>{t('flowEffect')}</th>
            <th>{t('flowSource')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} data-chosen={line.key === chosen}>
              <td>{line.at}</td>
              <td data-direction={line.item.direction}>{t(`direction_${line.item.direction}`)}</td>
              <td>
                <PathChips
                  path={line.item.path}
                  pressed={line.key === chosen}
                  onLight={() => light(line)}
                  onNode={(id) => choose(store, [id])}
                />
              </td>
              <td>
                <ScreenLink to={line.to}>{line.title}</ScreenLink>
              </td>
              <td className={styles.figure}>{line.item.effect === null ? '–' : rangeText(line.item.effect, points)}</td>
              <td>{line.aside}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages.hasMore ? (
        <button type="button" className={styles.more} onClick={pages.loadMore}>
          {t('flowMore')}
        </button>
      ) : null}
    </div>
  )
}
