import { useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { usePages } from '../../../../lib/api/usePages.ts'
import { riskTypeFacts } from '@pandora/contract/domains/risk/types'
import { inLanguage } from '@pandora/contract/language'
import { regionName } from '@pandora/contract/records/provinces'
import { dateTime, percent } from '../../../../lib/formats.ts'
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
import { writtenIn } from '../../../../ui/language/writtenIn.ts'

type Told = OutputOf<typeof chains.flowNews>['dataList'][number]
interface Line {
  key: string
  at: string
  title: string
  to: string
  aside: string
  direction: Told['direction']
  path: Told['path']
  /** Nodes that are lit with it, where they are more than the path. */
  lit?: readonly string[]
  /** What comes to the chosen node, in words. */
  effect: string
}
const effectOf = ({ effect }: Pick<Told, 'effect'>) => (effect === null ? '–' : rangeText(effect, points))
const shareOf = (share: number) => percent(share * 100, { digits: 0, sign: false })
const tabs = { news: 'flowNews', opportunities: 'flowOpportunities', hazards: 'flowHazards' } as const

/**
 * Below the canvas: news and opportunities of everyone on the chain, and risks told of the places that they are in, each
 * with the path that leads to the chosen node (CHAIN-03).
 */
export function Flow({ chainId }: { chainId: string }) {
  const t = useTexts(editorTexts)
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState<keyof typeof tabs>('news')
  const [nodeId] = useEditor(({ selection }) => selection.nodes)
  const saved = useEditor(({ history }) => history.saved.supplyChainGraph)
  const about = saved.nodes.some(({ id, kind }) => id === nodeId && kind !== 'group') ? nodeId : undefined
  return (
    <section className={styles.flow} aria-label={t(tabs[tab])} data-open={open}>
      <Row gap={4} className={styles.head}>
        <SegmentedControl
          label={t('flow')}
          value={tab}
          options={[
            { value: 'news', text: t('flowNews') },
            { value: 'opportunities', text: t('flowOpportunities') },
            { value: 'hazards', text: t('flowHazards') },
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
        ) : tab === 'opportunities' ? (
          <FlowOpportunities chainId={chainId} nodeId={about} />
        ) : (
          <FlowHazards chainId={chainId} nodeId={about} />
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
    direction: item.direction,
    path: item.path,
    effect: effectOf(item),
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
    direction: item.direction,
    path: item.path,
    effect: effectOf(item),
  }))
  return <Lines lines={lines} pages={pages} />
}

function FlowHazards(props: Props) {
  const language = useLanguage()
  const t = useTexts(editorTexts)
  const pages = usePages(chains.flowHazards, inputOf(props), SIZE)
  const lines = pages.items.map((item): Line => ({
    key: item.topicId,
    at: item.lastDay,
    title: `${regionName(item.region, language)} · ${inLanguage(riskTypeFacts[item.riskType], language)}: ${item.newsTitle}`,
    to: `/index/risk-topic/${encodeURIComponent(item.topicId)}`,
    aside: t('flowStories', { count: item.stories }),
    direction: 'risk',
    ...(props.nodeId === undefined ? { lit: item.nodes.map(({ nodeId }) => nodeId) } : {}),
    // Where nobody is chosen there is no path: the first of those who are there is named, and all are lit.
    path:
      props.nodeId === undefined
        ? item.nodes.slice(0, 1).map(({ nodeId, name }) => ({ nodeId, name, share: null }))
        : item.path,
    effect:
      props.nodeId === undefined || item.left === null ? '–' : t('flowLeft', { share: rangeText(item.left, shareOf) }),
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
  const light = ({ key, path, lit }: Line) => {
    const off = chosen === key
    setChosen(off ? null : key)
    store.setState({ lit: off ? [] : [...(lit ?? path.map(({ nodeId }) => nodeId))] })
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
              <td data-direction={line.direction}>{t(`direction_${line.direction}`)}</td>
              <td>
                <PathChips
                  path={line.path}
                  pressed={line.key === chosen}
                  onLight={() => light(line)}
                  onNode={(id) => choose(store, [id])}
                />
              </td>
              <td>
                <ScreenLink to={line.to}>{line.title}</ScreenLink>
              </td>
              <td className={styles.figure}>{line.effect}</td>
              <td lang={writtenIn(line.aside)}>{line.aside}</td>
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
