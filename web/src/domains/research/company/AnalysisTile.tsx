import { Clock, ExternalLink, X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { research } from '@pandora/contract/domains/research/operations'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime, number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { MarkedText } from '../../../ui/marked/MarkedText.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { uiTexts } from '../../../ui/uiTexts.ts'
import styles from './Analysis.module.css'
import { ChangeList, ClaimList, FigureList } from './AnalysisLists.tsx'
import { HERE, marksOf, sentenceOf } from './model.ts'
import type { Analysis } from './model.ts'
import { Previous } from './Previous.tsx'
import { RatingMark, TargetMark } from './Rating.tsx'
import { reportTexts } from './texts.ts'
import { OutLink } from '../../../ui/OutLink.tsx'

const parts = ['figures', 'changes', 'claims', 'previous'] as const
const lists = { figures: FigureList, changes: ChangeList, claims: ClaimList, previous: Previous }
const lit = [HERE]
const nothing = () => undefined

/**
 * Where the report is read: at its source, or the stored text alone; at the page of the sentence that is pointed at
 * (COMP-31).
 */
function Where({ reportId, page }: { reportId: string; page: number | null }) {
  const t = useTexts(reportTexts)
  const { data } = useOperation(research.url, { reportId, ...(page === null ? {} : { page }) }, { keepPrevious: true })
  if (!data) return null
  return (
    <>
      <OutLink to={data.url} otherwise={<span>{t('noAddress')}</span>}>
        {t('original')} <ExternalLink size={12} aria-hidden="true" />
      </OutLink>
      <ScreenLink to={data.path}>{t('asPage')}</ScreenLink>
    </>
  )
}

/** The text on one side, what was found in it on the other; a press on either shows the place in the other. */
function Taken({ analysis }: { analysis: Analysis }) {
  const t = useTexts(reportTexts)
  const [partText, setPart] = useAddressField('part')
  const [chosen, choose] = useAddressField('at')
  const part = parts.find((one) => one === partText) ?? 'figures'
  const here = useMemo(() => sentenceOf(analysis, chosen), [analysis, chosen])
  const marks = useMemo(() => marksOf(analysis, here), [analysis, here])
  const text = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (here) text.current?.querySelector(`[data-marks~="${HERE}"]`)?.scrollIntoView({ block: 'center' })
    panel.current?.querySelector('[data-chosen="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [here])
  const open = (ids: readonly string[]) => {
    const figure = ids.find((id) => id.startsWith('f'))
    if (!figure) return
    setPart('')
    choose(figure)
  }
  const { counts } = analysis
  const sums = {
    figures: analysis.figures.length,
    changes: analysis.changes.length,
    claims: analysis.claims.length,
    previous: analysis.previous
      ? analysis.previous.changed.length + analysis.previous.added.length + analysis.previous.dropped.length
      : null,
  }
  const List = lists[part]
  const lang = analysis.language === 'en' ? 'en' : 'zh-CN'
  return (
    <div className={styles.taken}>
      <div ref={text} className={styles.text} tabIndex={-1}>
        <h3 lang={lang}>
          <MarkedText
            text={analysis.title}
            marks={marks.title}
            line
            lang={lang}
            lit={lit}
            onPoint={nothing}
            onOpen={open}
          />
        </h3>
        <p className={styles.meta}>
          <ProvenanceLink provenance={analysis.provenance} />
          <Where reportId={analysis.reportId} page={here?.page ?? null} />
        </p>
        <MarkedText
          text={analysis.body}
          marks={marks.body}
          label={t('textOf')}
          lang={lang}
          lit={lit}
          className={styles.body}
          onPoint={nothing}
          onOpen={open}
        />
      </div>
      <section className={styles.panel} aria-label={t('sections')}>
        <div className={styles.summary}>
          <RatingMark rating={analysis.rating} />
          <TargetMark target={analysis.targetPrice} />
          <span className={styles.counts} role="group" aria-label={t('checks')}>
            <span data-verdict="agrees" title={t('agrees')}>
              <i aria-hidden="true">✓</i> {counts.agrees}
              <span className="visually-hidden">{t('agrees')}</span>
            </span>
            <span data-verdict="differs" title={t('differs')}>
              <i aria-hidden="true">≠</i> {counts.differs}
              <span className="visually-hidden">{t('differs')}</span>
            </span>
            <span data-verdict="no-fact" title={t('noFact')}>
              <i aria-hidden="true">–</i> {counts.noFact}
              <span className="visually-hidden">{t('noFact')}</span>
            </span>
          </span>
        </div>
        <SegmentedControl
          label={t('sections')}
          value={part}
          onChange={(next) => setPart(next === 'figures' ? '' : next)}
          options={parts.map((value) => ({
            value,
            text: sums[value] === null ? t(value) : `${t(value)} ${number(sums[value], { digits: 0 })}`,
          }))}
        />
        <div ref={panel} className={styles.list}>
          <List analysis={analysis} chosen={chosen} onChoose={choose} />
        </div>
        <p className={styles.foot}>
          {[
            t('version', { version: analysis.version, at: dateTime(analysis.asOf) }),
            ...analysis.limits.map((limit) =>
              limit === 'too-long' ? t('limit_too_long') : limit === 'too-many' ? t('limit_too_many') : limit,
            ),
          ].join(' · ')}
        </p>
      </section>
    </div>
  )
}

/**
 * A report taken apart (CHAT-09). Whatever keeps its answer away is overtime (CONV-11), and it is asked for again by a
 * press (CHAT-03).
 */
export function AnalysisTile({
  reportId,
  companyId,
  className,
  onClose,
}: {
  reportId: string
  companyId: string
  className?: string | undefined
  onClose: () => void
}) {
  const t = useTexts(reportTexts)
  const ui = useTexts(uiTexts)
  const box = useRef<HTMLDivElement>(null)
  const query = useOperation(research.analysis, { reportId, companyId })
  const { data, error, isPending, refetch } = query
  const retry = () => {
    void refetch()
  }
  useEffect(() => {
    const element = box.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <Tile
      title={t('analysis')}
      context={data?.title}
      className={className}
      onRefresh={retry}
      refreshing={query.isFetching}
      health={error ? 'error' : data ? (data.refused ? 'empty' : 'ok') : undefined}
      controls={
        <IconButton size="small" label={t('close')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      }
    >
      <div ref={box} className={styles.box}>
        {error ? (
          <div className={styles.overtime} role="alert">
            <Clock size={16} aria-hidden="true" />
            <p>{t('overtime')}</p>
            <Button size="small" onClick={retry}>
              {ui('retry')}
            </Button>
          </div>
        ) : isPending ? (
          <Skeleton shape="text" count={10} />
        ) : data.refused ? (
          <Empty why={t(`refused_${data.refused}`)} />
        ) : (
          <Taken analysis={data} />
        )}
      </div>
    </Tile>
  )
}
