import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Gist } from '../../../analysis/offers/gist/Gist.tsx'
import type { ReactNode } from 'react'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { useAsOf } from '../../../../lib/address.ts'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { useReread } from '../../../../lib/live/useReread.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Card } from '../../../../ui/marked/Card.tsx'
import { MarkedText } from '../../../../ui/marked/MarkedText.tsx'
import type { Mark } from '../../../../ui/marked/segments.ts'
import { useReasonText } from '../../../analysis/offers/reasons/useReasonText.ts'
import { ErrorState } from '../../../../ui/States.tsx'
import { AddEntity } from './Correct.tsx'
import { Found } from './Found.tsx'
import { LayerBar } from './LayerBar.tsx'
import { useLayers } from './layers.ts'
import { findingsOf, marksOf } from './model.ts'
import styles from './Reading.module.css'
import { PageBar } from './PageBar.tsx'
import { askedPage, pageHeads, placeOfPage } from './pages.ts'
import { selectedIn } from './selection.ts'
import type { Selected } from './selection.ts'
import { readingTexts } from './texts.ts'
import { useCorrections } from './useCorrections.ts'
import { WhyCard } from './WhyCard.tsx'

interface Props {
  news: { newsId: string; title: string; content: string; pages: readonly number[]; language: 'zh' | 'en' }
  /** The page that is asked for, from 1 on, and a way to another; without it the text keeps its own. */
  page?: readonly [asked: string, turn: (page: string) => void]
  heading: 2 | 3
  /** Between title and text: time, source, pictures. */
  children?: ReactNode
  /** Under the text. */
  below?: ReactNode
}

interface Shown {
  ids: readonly string[]
  anchor: HTMLElement
  pinned: boolean
}
const topics = ['analysis'] as const
const noMarks: readonly Mark[] = []
/** ms the pointer rests on words before they say why, and leaves them before that goes. */
const [REST, LEAVE] = [160, 220]

/** Runs the last thing asked for after its time; null calls it off. */
function useLater(): (run: (() => void) | null, ms?: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((run, ms = 0) => {
    clearTimeout(timer.current)
    if (run) timer.current = setTimeout(run, ms)
  }, [])
}

/**
 * A document opened: its text with everything found in it at the words, why, what was found as a list, and the way to
 * correct it.
 */
export function Reading({ news, page, heading, children, below }: Props) {
  const t = useTexts(readingTexts)
  const language = useLanguage()
  const reason = useReasonText()
  const [asOf] = useAsOf()
  const root = useRef<HTMLDivElement>(null)
  const query = useOperation(analysis.document, { newsId: news.newsId })
  useReread(analysis.document, topics)
  const document = query.data
  const done = document?.state === 'done' ? document : null
  const findings = useMemo(() => (done ? findingsOf(done) : null), [done])
  const off = useLayers((state) => state.off)
  const corrections = useCorrections(news.newsId, (document?.corrections.length ?? 0) > 0)
  const [shown, show] = useState<Shown | null>(null)
  const [selected, select] = useState<Selected | null>(null)
  const [lit, light] = useState<readonly string[]>([])
  const later = useLater()
  const ownPage = useState('')
  const [askedText, turn] = page ?? ownPage

  const title = done?.title ?? news.title
  const body = done ? done.body : news.content
  const asked = askedPage(askedText, news.pages.length)
  const starts = useMemo(() => pageHeads(body, news.pages), [body, news.pages])
  const heads = useMemo(
    () => new Map(news.pages.length > 1 ? [...starts].map(([start, of]) => [start, t('pageHead', { page: of })]) : []),
    [starts, news.pages, t],
  )
  const place = asked.kind === 'page' ? placeOfPage(starts, asked.page) : null
  const known = document !== undefined
  // Once more when what was found stands beside the text, which moves it.
  useEffect(() => {
    if (place !== null)
      root.current
        ?.querySelector(`[data-text="body"] > [data-start="${place}"]`)
        ?.scrollIntoView({ block: 'start', behavior: known ? 'instant' : 'auto' })
  }, [place, known])
  const drawn = useMemo(() => {
    const on = (marks: readonly Mark[]) => marks.filter(({ layer }) => !off.includes(layer))
    return findings
      ? { title: on(findings.marks.title), body: on(findings.marks.body) }
      : { title: noMarks, body: noMarks }
  }, [findings, off])
  const close = useCallback(() => {
    later(null)
    show(null)
    light([])
    select(null)
  }, [later])
  const point = useCallback(
    (ids: readonly string[] | null, anchor: HTMLElement) => {
      later(() => show((now) => (now?.pinned ? now : ids ? { ids, anchor, pinned: false } : null)), ids ? REST : LEAVE)
    },
    [later],
  )
  const open = useCallback(
    (ids: readonly string[], anchor: HTMLElement) => {
      later(null)
      select(null)
      show({ ids, anchor, pinned: true })
    },
    [later],
  )
  /** From the list beside the text: its words are lit and brought into sight, and say why. */
  const fromList = (ids: readonly string[], element: HTMLElement) => {
    const marks = findings ? marksOf(findings, ids) : []
    light(marks)
    const first =
      marks[0] === undefined
        ? null
        : root.current?.querySelector<HTMLElement>(`[data-marks~="${CSS.escape(marks[0])}"]`)
    first?.scrollIntoView({ block: 'nearest' })
    open(ids, first ?? element)
  }
  const onSelected = () => {
    const words = root.current && done && corrections.may ? selectedIn(root.current) : null
    if (words) {
      close()
      select(words)
    }
  }
  const found =
    shown && findings
      ? shown.ids.flatMap((id) => {
          const finding = findings.findings.get(id)
          return finding ? [{ id, finding }] : []
        })
      : []
  const Heading = `h${heading}` as const
  const own = news.language === 'en' ? 'en' : 'zh-CN'
  const text = { lang: own, lit, onPoint: point, onOpen: open }
  return (
    <div ref={root} className={styles.reading} onPointerUp={onSelected}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Gist newsId={news.newsId} title={title} />
          <Heading className={styles.title}>
            <MarkedText text={title} marks={drawn.title} line {...text} />
          </Heading>
          {children}
          {query.error ? (
            <ErrorState
              failure={query.error}
              onRetry={() => {
                void query.refetch()
              }}
              withOld
            />
          ) : null}
          {findings ? (
            <LayerBar counts={findings.counts} />
          ) : document ? (
            <p className={styles.state} role="status">
              {document.state === 'failed'
                ? t('failed', { reason: reason({ code: document.failure ?? '', words: [] }) })
                : t(asOf ? 'notRead' : 'waiting')}
            </p>
          ) : (
            <div className={styles.layersWaiting} aria-hidden="true" />
          )}
          <PageBar asked={asked} count={news.pages.length} onPage={(next) => turn(String(next))} />
          {body.trim() && body.trim() !== title.trim() ? (
            <MarkedText
              text={body}
              marks={drawn.body}
              label={t('body')}
              className={styles.body}
              heads={heads}
              {...text}
            />
          ) : (
            <p className={styles.quiet} lang={language}>
              {t('noText')}
            </p>
          )}
          {below}
        </div>
        {done ? <Found document={done} corrections={corrections} onShow={fromList} /> : null}
      </div>
      {shown && done && found.length ? (
        <Card
          anchor={shown.anchor}
          pinned={shown.pinned}
          label={t('whyOf', { words: shown.anchor.textContent.slice(0, 40) })}
          onClose={close}
          onHold={(held) => {
            later(held || shown.pinned ? null : close, LEAVE)
          }}
        >
          <WhyCard document={done} found={found} corrections={corrections} onDone={close} />
        </Card>
      ) : null}
      {selected ? (
        <Card anchor={selected.element} pinned label={t('addedWords')} onClose={close}>
          <p className={styles.adding}>{t('addEntity', { words: selected.words })}</p>
          <AddEntity place={selected} corrections={corrections} onDone={close} />
        </Card>
      ) : null}
    </div>
  )
}
